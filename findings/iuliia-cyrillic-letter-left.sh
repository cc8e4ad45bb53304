#!/usr/bin/env bash
# iuliia 0.8.2 writes Russian in Latin letters by 27 published systems, and in eight of them, those of the Library of Congress, of the United Nations and of GOST among them,
# ё stays the Cyrillic letter: Хрущёв is Khrushchёv with U+0451 in the middle, where the systems have the Latin ë, U+00EB. The two look the same. So who searches for the
# name, sorts it or compares it with what somebody types in Latin letters does not find it.
#
# Installs the package in a temporary folder, writes a name by each system, prints those in which a Cyrillic letter is left and removes the folder. Ends with
# 1 if another version is installed or a name differs.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --loglevel=error --no-audit --no-fund --ignore-scripts iuliia@0.8.2

cat > look.cjs <<'SCRIPT'
const loaded = require("iuliia");
const { version } = require("iuliia/package.json");

const iuliia = loaded.default ?? loaded;
const systems = [...iuliia.Schemas.names()];
console.log(`iuliia ${version}, ${systems.length} systems`);
for (const name of systems) {
  const written = iuliia.translate("Хрущёв", iuliia.Schemas.get(name));
  const left = Array.from(written).filter((sign) => /\p{Script=Cyrillic}/u.test(sign));
  if (left.length > 0) console.log(`${name}: ${written}, U+${left[0].codePointAt(0).toString(16).padStart(4, "0")}`);
}
SCRIPT

seen=$(node look.cjs)
echo "$seen"
expected='iuliia 0.8.2, 27 systems
ala_lc: Khrushchёv, U+0451
bgn_pcgn: Khrushchёv, U+0451
bgn_pcgn_alt: Khrushchёv, U+0451
bs_2979: Khrushchёv, U+0451
gost_16876: Hruŝёv, U+0451
gost_779: Hruŝёv, U+0451
scientific: Xruščёv, U+0451
ungegn_1987: Hruščёv, U+0451'
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
