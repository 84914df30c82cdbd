### An event's folder, its certificates, and an event on one machine: the command line. See README.md.

## Files

cli-folder-file-unreadable = { $file } cannot be read
cli-folder-file-unreadable-because = { $file } cannot be read: { $error }
cli-folder-file-unwritable = { $file } cannot be written
cli-folder-file-not-made = { $file } cannot be made
cli-folder-file-not-removed = { $file } cannot be removed
cli-folder-file-no-room = { $file } cannot be written to
cli-folder-file-in = in { $file }
cli-folder-file-missing = { $file } is missing
cli-folder-file-not-empty = { $file } is not empty
cli-folder-file-exists = { $file } already exists and is not empty
cli-folder-file-exists-next = choose another folder; an event's keys are never overwritten

## An event's folder

cli-folder-misnamed = { $file } is missing, but { $found } exists: rename it
cli-folder-wrong = { $file } is missing: is this the event's folder?
cli-folder-next = name the event's folder with --event DIR and the person with --as PERSON; make a new event with `adoube init DIR`
cli-folder-no-official = there is no folder for '{ $person }' among the event's officials
cli-folder-no-official-next = name one with --as: { $people }
cli-folder-no-device = venues.toml has no device { $device }
cli-folder-which-venue = which venue?
cli-folder-which-venue-next = name the venue with --venue NAME, or its node with --address HOST:PORT
cli-folder-no-address = the address of venue { $venue } is unknown here
cli-folder-no-address-next = name its node by address (adoube watch --venue HOST:PORT; other commands: --address HOST:PORT), or list it under [venues] in official.toml
cli-folder-no-port = { $file } has no port for officials
cli-folder-no-port-next = add one with `adoube certify`, then restart adoube-venue
cli-folder-no-settings = { $file } has no settings of an official
cli-folder-no-settings-next = they contain the server's address: put one official's folder back
cli-folder-not-an-address = '{ $address }' is not an address
cli-folder-not-an-address-in = '{ $address }' in { $file } is not an address
cli-folder-no-free-port = no free port is left below 65536

## What is wrong in a file that people write

cli-folder-problem-too-large = the file has more than { $bytes } bytes: is it the right one?
cli-folder-problem-only-rows = is not allowed here: write [[{ $name }]] entries
cli-folder-problem-no-table = is not a table
cli-folder-problem-unknown-field = is not allowed here; allowed are { $fields }
cli-folder-problem-missing = is missing
cli-folder-problem-no-text = must be a text in quotes, not empty
cli-folder-problem-no-list = must be a list such as ["a-1", "a-2"]
cli-folder-problem-no-texts = must contain texts in quotes
cli-folder-problem-twice = '{ $text }' appears twice
cli-folder-problem-reserved = '{ $id }' is reserved for the event's own computers
cli-folder-problem-reserved-venue = '{ $id }' begins with 'venue-', which is reserved for venue nodes
cli-folder-problem-other-id = { $problem }: choose another id
cli-folder-problem-id-of-device = '{ $id }' is the id of a device: choose another id
cli-folder-problem-venue-needed = is missing: an LCA or LTA needs a venue
cli-folder-problem-venue-needless = is for LCA and LTA only: leave it out
cli-folder-problem-no-role = '{ $role }' is not a role: write one of { $roles }
cli-folder-problem-no-such-venue = '{ $venue }' is not among the venues of venues.toml
cli-folder-problem-chiefs = an event has exactly one chief-arbiter, not { $chiefs }
cli-folder-problem-no-organiser = an event needs an organiser (O 16.1)
cli-folder-problem-office-vacant = venue { $venue } has no { $role } (O 16.8)
cli-folder-problem-no-venue = an event needs at least one [[venue]]
cli-folder-problem-no-time-zone = '{ $zone }' is not a time zone: write a name such as Europe/Madrid
cli-folder-problem-other-profile = the SHA-256 of { $file } is { $hash }: write this value here, or put back the published file
cli-folder-problem-no-profile = { $file } is missing in this folder, but { $hash } is its SHA-256: put back the published file, or delete this line if devices need no profile

## A new event

cli-init-no-venue = an event needs at least one venue
cli-init-no-venue-next = give --venues N or --venue ID:NAME:ZONE
cli-init-long-id = the venue id '{ $id }' is longer than { $most } letters
cli-init-name-or-host = venue { $id }: its name and its host name: { $fault }
cli-init-reserved = { $problem }: choose another venue id
cli-init-id-twice = two venues or devices would have the id '{ $id }': choose other venue ids
cli-init-id-of-person = a person and a device would have the id '{ $id }': choose other venue ids
cli-init-ports = the ports would exceed 65535
cli-init-ports-next = choose a smaller --port-base
cli-init-not-a-venue = '{ $text }' is not a venue
cli-init-not-a-venue-next = type --venue ID:NAME:ZONE, such as --venue madrid:Madrid:Europe/Madrid
cli-init-time-zone-next = see --venue in `adoube init --help`

## Certificates

cli-certify-bearer = { $kind ->
    [venue] venue { $id }
    [device] device { $id }
    [device-of] device { $id } of { $venue }
   *[official] official { $id }
}
cli-certify-made = { cli-certify-bearer }: { $made } in { $folder }
cli-certify-made-file = { $what ->
    [key] key
   *[certificate] certificate
}
cli-certify-devices-listed = venue { $venue }: devices in { $file }; restart its adoube-venue
cli-certify-profile-of-venue = venue { $venue }: the event's profile in { $folder }, for registered devices; restart its adoube-venue
cli-certify-profile-of-device = device { $device } of { $venue }: the event's profile in { $folder }; copy it to the device and to its adoube-lockd (/etc/adoube/profile.toml), run `adoube-kiosk unlock` there, and restart both: until then they use the old profile
cli-certify-coordinator-key = venue { $venue }: the server's public key in { $file }
cli-certify-no-device-authority = the authority for device keys is missing
cli-certify-no-device-authority-next = put coordinator/devices.pem, or devices.pem of any venue, back while this command runs
cli-certify-no-public-key = the server's public key is missing
cli-certify-no-public-key-next = put coordinator/signing.pem, or coordinator.pub of any venue, back while this command runs
cli-certify-authority-next = the authority's key is needed to make certificates: put the folder authority/ back while this command runs
cli-certify-no-authority = { $file } contains no authority
cli-certify-other-key = the key in { $file } does not match its certificate
cli-certify-other-key-next = put back both files as `adoube init` made them

## An event on this machine

cli-local-programs-next = build all programs first: cargo build --bins, or use cargo xtask demo
cli-local-no-own-folder = the folder of this program is unknown
cli-local-no-log-folder = the folder for logs cannot be made
cli-local-not-started = { $file } cannot be started
cli-local-not-killed = { $name } cannot be killed
cli-local-none-to-kill = no { $kind } is running that could be stopped
cli-local-ended = { $name } { $how ->
    [status] ended with status { $status }
    [signal] was ended by signal { $status }
   *[other] ended
}
cli-local-restarts = { $ended }; it restarts in { $seconds } s
cli-local-restarted = { $name } has restarted as process { $process }
cli-local-failed = { $ended }; the end of its log:
cli-local-no-ports = fewer than { $count } ports are free between { $first } and { $last }
cli-local-keep-next = choose another folder for --keep
cli-local-no-temporary-folder = cannot make a temporary folder
cli-local-leftover = { $line } (process { $process })

cli-key-file-absent = { $file } cannot be read: No such file or directory
cli-key-file-unreadable = { $file } cannot be read: { $why }
cli-key-file-empty = { $file } is empty; copy it again from where it was made
cli-key-file-too-large = { $file } is larger than 1 MB: this is not the right file; copy the right one here
cli-key-file-no-text = { $file } is not text in UTF-8: this is another file, or its encoding was changed
cli-key-file-missing = { $file } holds no { $why ->
    [certificate] certificate
    [public-key] public key
   *[private-key] private key
} in PEM; copy it again from where it was made
cli-key-file-unusable = { $file } holds a certificate that cannot be used: { $why }
cli-key-file-no-pair = { $file } is not the key of the certificate in { $certificate }: { $why }; copy both again from where they were made
