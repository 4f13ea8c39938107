#!/bin/sh
# The packages that make.ts reads, as FOLDER/deb (unpacked) and FOLDER/npm (installed without running anything of theirs).
set -eu
folder=${1:?usage: fetch.sh FOLDER}
list=$(cd "$(dirname "$0")" && pwd)/packages.txt
mkdir -p "$folder/debs" "$folder/deb" "$folder/npm"
cd "$folder/debs"
apt-get download $(grep -v '^npm:\|^#' "$list")
for file in *.deb; do dpkg -x "$file" "../deb/${file%%_*}"; done
cd ../npm
echo '{ "name": "sample", "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --legacy-peer-deps $(sed -n 's/^npm://p' "$list")
