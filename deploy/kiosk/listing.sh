#!/bin/sh
# Shows what the package changes: installs it in a copy of this machine (an overlay, which nothing else sees), makes a
# playing device of it, turns it back, removes and purges it, and lists after each step what is otherwise than before.
#
#   deploy/kiosk/listing.sh [PROGRAMS]
#
# PROGRAMS is where adoube-kiosk and adoube-lockd lie (target/release). Needs root, Debian, and a kernel with overlays.
# The exit status is 0 only if nothing is left in the end.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/copy"
package=$("$here/package.sh" "${1:-$here/../../target/release}" "$folder")
unshare --mount --pid --fork sh "$here/../../agents/lockd/tests/machine/installed.sh" "$package" "$folder/copy" >"$folder/said" || {
    status=$?
    [ "$status" = 77 ] && echo "this machine gives no overlay: nothing can be shown" >&2
    cat "$folder/said" >&2
    exit "$status"
}
echo "> is there now, < was there before: path, kind, mode, user, group, size, target"
echo
awk '
    function done() { if (heading != "") printf "   %d otherwise than before\n\n", count }
    /^== / {
        done()
        heading = $2
        count = 0
        words["installed"] = "the package is installed"
        words["on"] = "and the machine made a playing device (adoube-kiosk-mode on)"
        words["off"] = "turned back (adoube-kiosk-mode off)"
        words["removed"] = "the package removed, while it was a playing device"
        words["purged"] = "and purged"
        print heading ": " words[heading]
        next
    }
    { print "   " $0; count++ }
    END { done(); exit !(heading == "purged" && count == 0) }
' "$folder/said"
