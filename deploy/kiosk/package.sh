#!/bin/sh
# Makes the Debian package of a playing device from programs that are built already.
#
#   deploy/kiosk/package.sh [PROGRAMS [FOLDER]]
#
# PROGRAMS is where adoube-kiosk and adoube-lockd lie (target/release), FOLDER where the package goes (the
# current one). Needs dpkg-deb and no rights.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
programs=${1:-$here/../../target/release}
folder=${2:-.}

for program in adoube-kiosk adoube-lockd; do
    [ -x "$programs/$program" ] || {
        echo "there is no $programs/$program: cargo build --release --bins" >&2
        exit 1
    }
done
version=$("$programs/adoube-kiosk" --version | cut -d ' ' -f 2)
architecture=$(dpkg --print-architecture)

tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
put() { # MODE FILE TARGET
    install -D -m "$1" "$2" "$tree/$3"
}
put 755 "$programs/adoube-kiosk" usr/bin/adoube-kiosk
put 755 "$programs/adoube-lockd" usr/sbin/adoube-lockd
put 755 "$here/bin/adoube-kiosk-mode" usr/sbin/adoube-kiosk-mode
put 755 "$here/bin/prepare" usr/lib/adoube-kiosk/prepare
put 644 "$here/sysusers.conf" usr/lib/sysusers.d/adoube-kiosk.conf
put 644 "$here/boards/udev.rules" usr/lib/udev/rules.d/71-adoube-boards.rules
put 644 "$here/boards/bluetooth.conf" usr/share/dbus-1/system.d/adoube-boards.conf
for unit in lockd agent player; do
    put 644 "$here/systemd/adoube-$unit.service" "usr/lib/systemd/system/adoube-$unit.service"
done
for file in rules/adoube symbols/adoube; do
    put 644 "$here/xkb/$file" "usr/share/adoube-kiosk/xkb/$file"
done
put 644 "$here/../../LICENSE" usr/share/doc/adoube-kiosk/copyright

# Chromium reads it, and Debian's does not make it.
install -d "$tree/etc/chromium/policies/managed"

mkdir "$tree/DEBIAN"
sed -e "s/@VERSION@/$version/" -e "s/@ARCHITECTURE@/$architecture/" "$here/debian/control" >"$tree/DEBIAN/control"
for script in postinst prerm postrm; do
    install -m 755 "$here/debian/$script" "$tree/DEBIAN/$script"
done
chmod -R u=rwX,go=rX "$tree"
package=$folder/adoube-kiosk_${version}_$architecture.deb
dpkg-deb --root-owner-group --build "$tree" "$package" >/dev/null
echo "$package"
