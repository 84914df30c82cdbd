//! The medium as the kernel wants to see it.

use std::ffi::OsStr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use fuser::{
    BsdFileFlags, Errno, FileAttr, FileHandle, FileType, Filesystem, FopenFlags, Generation,
    INodeNo, LockOwner, OpenFlags, RenameFlags, ReplyAttr, ReplyCreate, ReplyData, ReplyDirectory,
    ReplyEmpty, ReplyEntry, ReplyOpen, ReplyStatfs, ReplyWrite, Request, TimeOrNow, WriteFlags,
};

use super::image::{Image, Node, ROOT};
use super::volume::Volume;

/// How long the kernel may remember an answer: not at all.
const TTL: Duration = Duration::ZERO;
const BLOCK: u32 = 4096;

pub(super) struct Glue(pub(super) Arc<Mutex<Volume>>);

impl Glue {
    fn volume(&self) -> MutexGuard<'_, Volume> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn make(&self, parent: INodeNo, name: &OsStr, node: Node) -> Result<FileAttr, Errno> {
        let mut volume = self.volume();
        let number = volume.enter(parent.0, name.to_owned(), node)?;
        attributes(volume.seen(), number)
    }
}

fn attributes(image: &Image, number: u64) -> Result<FileAttr, Errno> {
    let (kind, size) = match image.node(number).ok_or(Errno::ENOENT)? {
        Node::File(bytes) => (FileType::RegularFile, bytes.len() as u64),
        Node::Dir(_) => (FileType::Directory, 0),
    };
    Ok(FileAttr {
        ino: INodeNo(number),
        size,
        blocks: size.div_ceil(512),
        atime: UNIX_EPOCH,
        mtime: UNIX_EPOCH,
        ctime: UNIX_EPOCH,
        crtime: UNIX_EPOCH,
        kind,
        perm: if kind == FileType::Directory {
            0o755
        } else {
            0o644
        },
        nlink: 1,
        uid: 0,
        gid: 0,
        rdev: 0,
        blksize: BLOCK,
        flags: 0,
    })
}

fn answer(result: Result<(), Errno>, reply: ReplyEmpty) {
    match result {
        Ok(()) => reply.ok(),
        Err(error) => reply.error(error),
    }
}

fn answer_entry(found: Result<FileAttr, Errno>, reply: ReplyEntry) {
    match found {
        Ok(attributes) => reply.entry(&TTL, &attributes, Generation(0)),
        Err(error) => reply.error(error),
    }
}

fn place(offset: u64) -> usize {
    usize::try_from(offset).unwrap_or(usize::MAX)
}

impl Filesystem for Glue {
    fn lookup(&self, _: &Request, parent: INodeNo, name: &OsStr, reply: ReplyEntry) {
        let mut volume = self.volume();
        let looked = volume.look();
        let number = volume.seen().lookup(parent.0, &name.to_owned());
        let found = looked.and(number.ok_or(Errno::ENOENT));
        answer_entry(found.and_then(|n| attributes(volume.seen(), n)), reply);
    }

    fn getattr(&self, _: &Request, ino: INodeNo, _: Option<FileHandle>, reply: ReplyAttr) {
        match attributes(self.volume().seen(), ino.0) {
            Ok(attributes) => reply.attr(&TTL, &attributes),
            Err(error) => reply.error(error),
        }
    }

    fn setattr(
        &self,
        _: &Request,
        ino: INodeNo,
        _: Option<u32>,
        _: Option<u32>,
        _: Option<u32>,
        size: Option<u64>,
        _: Option<TimeOrNow>,
        _: Option<TimeOrNow>,
        _: Option<SystemTime>,
        _: Option<FileHandle>,
        _: Option<SystemTime>,
        _: Option<SystemTime>,
        _: Option<SystemTime>,
        _: Option<BsdFileFlags>,
        reply: ReplyAttr,
    ) {
        let mut volume = self.volume();
        let resized = size.map_or(Ok(()), |size| volume.set_length(ino.0, place(size)));
        match resized.and_then(|()| attributes(volume.seen(), ino.0)) {
            Ok(attributes) => reply.attr(&TTL, &attributes),
            Err(error) => reply.error(error),
        }
    }

    fn mknod(
        &self,
        _: &Request,
        parent: INodeNo,
        name: &OsStr,
        _: u32,
        _: u32,
        _: u32,
        reply: ReplyEntry,
    ) {
        answer_entry(self.make(parent, name, Node::File(Vec::new())), reply);
    }

    fn mkdir(&self, _: &Request, parent: INodeNo, name: &OsStr, _: u32, _: u32, reply: ReplyEntry) {
        let empty = Node::Dir(std::collections::BTreeMap::new());
        answer_entry(self.make(parent, name, empty), reply);
    }

    fn create(
        &self,
        _: &Request,
        parent: INodeNo,
        name: &OsStr,
        _: u32,
        _: u32,
        _: i32,
        reply: ReplyCreate,
    ) {
        match self.make(parent, name, Node::File(Vec::new())) {
            Ok(attributes) => {
                let handle = FileHandle(0);
                let flags = FopenFlags::FOPEN_KEEP_CACHE;
                reply.created(&TTL, &attributes, Generation(0), handle, flags);
            }
            Err(error) => reply.error(error),
        }
    }

    fn unlink(&self, _: &Request, parent: INodeNo, name: &OsStr, reply: ReplyEmpty) {
        answer(self.volume().leave(parent.0, name.to_owned()), reply);
    }

    fn rmdir(&self, _: &Request, parent: INodeNo, name: &OsStr, reply: ReplyEmpty) {
        answer(self.volume().leave(parent.0, name.to_owned()), reply);
    }

    fn rename(
        &self,
        _: &Request,
        parent: INodeNo,
        name: &OsStr,
        newparent: INodeNo,
        newname: &OsStr,
        _: RenameFlags,
        reply: ReplyEmpty,
    ) {
        let from = (parent.0, name.to_owned());
        let to = (newparent.0, newname.to_owned());
        answer(self.volume().rename(from, to), reply);
    }

    fn read(
        &self,
        _: &Request,
        ino: INodeNo,
        _: FileHandle,
        offset: u64,
        size: u32,
        _: OpenFlags,
        _: Option<LockOwner>,
        reply: ReplyData,
    ) {
        let mut volume = self.volume();
        if let Err(error) = volume.look() {
            return reply.error(error);
        }
        let bytes = volume.seen().bytes(ino.0);
        let from = place(offset).min(bytes.len());
        let end = (from + size as usize).min(bytes.len());
        reply.data(&bytes[from..end]);
    }

    fn write(
        &self,
        _: &Request,
        ino: INodeNo,
        _: FileHandle,
        offset: u64,
        data: &[u8],
        _: WriteFlags,
        _: OpenFlags,
        _: Option<LockOwner>,
        reply: ReplyWrite,
    ) {
        match self.volume().write(ino.0, place(offset), data) {
            Ok(()) => reply.written(u32::try_from(data.len()).unwrap_or(u32::MAX)),
            Err(error) => reply.error(error),
        }
    }

    /// What was read stays in memory over closing and opening, as it does on a disk.
    fn open(&self, _: &Request, _: INodeNo, _: OpenFlags, reply: ReplyOpen) {
        reply.opened(FileHandle(0), FopenFlags::FOPEN_KEEP_CACHE);
    }

    fn flush(&self, _: &Request, _: INodeNo, _: FileHandle, _: LockOwner, reply: ReplyEmpty) {
        reply.ok();
    }

    fn fsync(&self, _: &Request, ino: INodeNo, _: FileHandle, _: bool, reply: ReplyEmpty) {
        answer(self.volume().sync(ino.0), reply);
    }

    fn fsyncdir(&self, _: &Request, ino: INodeNo, _: FileHandle, _: bool, reply: ReplyEmpty) {
        answer(self.volume().sync(ino.0), reply);
    }

    fn readdir(
        &self,
        _: &Request,
        ino: INodeNo,
        _: FileHandle,
        offset: u64,
        mut reply: ReplyDirectory,
    ) {
        let mut volume = self.volume();
        if let Err(error) = volume.look() {
            return reply.error(error);
        }
        let Some(entries) = volume.seen().entries(ino.0) else {
            return reply.error(Errno::ENOTDIR);
        };
        // Numbers, not places, so that entries removed between two calls hide no others.
        let mut rest: Vec<_> = entries.iter().filter(|(_, n)| **n > offset).collect();
        rest.sort_by_key(|(_, number)| **number);
        for (name, number) in rest {
            let kind = match volume.seen().node(*number) {
                Some(Node::Dir(_)) => FileType::Directory,
                _ => FileType::RegularFile,
            };
            if reply.add(INodeNo(*number), *number, kind, name) {
                break;
            }
        }
        reply.ok();
    }

    fn statfs(&self, _: &Request, _: INodeNo, reply: ReplyStatfs) {
        let (capacity, free) = self.volume().room();
        let block = u64::from(BLOCK);
        let (blocks, free) = (capacity / block, free / block);
        reply.statfs(blocks, free, free, ROOT, u64::MAX, BLOCK, 255, BLOCK);
    }
}
