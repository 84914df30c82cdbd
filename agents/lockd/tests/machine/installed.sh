#!/bin/sh
# Installs a package in a copy of this machine (an overlay, which nothing else sees), makes a playing device of it,
# turns it back, uninstalls it, and prints what is otherwise than before. Run in a mount namespace of its own.
#
#   installed.sh PACKAGE FOLDER
#
# Exit status 77 where the machine gives no overlay.
set -eu
package=$1
folder=$2
mount -t tmpfs none "$folder" || exit 77
mkdir "$folder/upper" "$folder/work" "$folder/root"
root=$folder/root
mount -t overlay overlay -o "lowerdir=/,upperdir=$folder/upper,workdir=$folder/work" "$root" || exit 77
mount -t proc proc "$root/proc"
mount -t tmpfs none "$root/dev"
mknod -m 666 "$root/dev/null" c 1 3
mkdir -p "$root/var/tmp"
cp "$package" "$root/var/tmp/package.deb"

# Only what the overlay's own layer holds can be otherwise because of us: what else runs on this machine meanwhile (a
# build, a log, other tests) writes below, and is not listed. A folder's size and a file's times tell nothing; dpkg's
# own books, and the copies that user tools keep of their files, are Debian's.
listed() { # TOP: each of the layer's paths as it is under TOP
    (cd "$folder/upper" && find . -mindepth 1 -xdev \
        \( -path ./proc -o -path ./dev -o -path ./tmp -o -path ./var/lib/dpkg -o -path ./var/log -o -path ./var/tmp \) -prune \
        -o -name 'passwd-' -o -name 'group-' -o -name 'shadow-' -o -name 'gshadow-' -o -print) | sort | while read -r path; do
        (cd "$1" && find "$path" -maxdepth 0 -type d -printf '%p %y %m %U %G\n' -o -printf '%p %y %m %U %G %s %l\n' 2>/dev/null) || true
    done
}
inside() {
    chroot "$root" sh -c "$1" >>"$folder/log" 2>&1 || {
        cat "$folder/log"
        echo "failed: $1"
        exit 1
    }
}
say() { # WHAT: what is otherwise than before
    listed / >"$folder/before"
    listed "$root" >"$folder/now"
    echo "== $1"
    diff "$folder/before" "$folder/now" | grep '^[<>]' || true
}
inside 'dpkg --force-depends -i /var/tmp/package.deb'
say installed
inside 'touch /var/lib/adoube-agent/device.toml /var/lib/adoube-agent/profile.toml; adoube-kiosk-mode on'
grep -q 'BUT it is not held' "$folder/log" || { echo 'failed: a device without its profile says nothing'; exit 1; }
inside 'install -D -m 644 /var/lib/adoube-agent/profile.toml /etc/adoube/profile.toml; touch /etc/adoube/player.conf'
say on
# As after a power cut in the middle: once more, and back.
inside 'adoube-kiosk-mode on; adoube-kiosk-mode off; adoube-kiosk-mode off'
say off
inside 'adoube-kiosk-mode on; dpkg -r --force-depends adoube-kiosk'
say removed
inside 'dpkg -P adoube-kiosk'
say purged
