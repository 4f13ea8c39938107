#!/bin/sh
# The packages that make.ts reads, as FOLDER/deb (unpacked) and FOLDER/npm (installed without running anything of theirs).
set -eu
folder=${1:?usage: fetch.sh FOLDER}
mkdir -p "$folder/debs" "$folder/deb" "$folder/npm"
list=$(dirname "$0")/packages.txt
cd "$folder/debs"
apt-get download $(grep -v '^npm:' "$OLDPWD/$list" | grep -v '^#')
for file in *.deb; do dpkg -x "$file" "../deb/${file%%_*}"; done
cd ../npm
echo '{ "name": "sample", "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --legacy-peer-deps $(sed -n 's/^npm://p' "$OLDPWD/$list")
