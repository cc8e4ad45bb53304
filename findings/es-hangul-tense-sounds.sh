#!/usr/bin/env bash
# es-hangul 2.4.0 has a function for standard pronunciation, which by its default says a plain consonant tense after every ㄴ and ㅁ: 감사합니다 (thank you)
# becomes 감싸함니다, 친구 (friend) 친꾸 and 선생님 (teacher) 선쌩님. The rule holds for endings of verbs, as in 신다, said 신따, and the function can't tell these from
# nouns. With its option hardConversion off these words are right, but then 국밥, said 국빱, stays as it is written. Its function for Latin letters is by the Revised
# Romanisation, which writes no tense sounds: 학교 is hakgyo. But after two consonants it writes them, and so gives 없어요 (there is none) as eopsseoyo and 값이 (the
# price) as gapssi, where the rules have eopseoyo and gapsi.
#
# Installs the package in a temporary folder, prints words by both functions and removes the folder. Ends with 1 if another version is installed or a word
# differs.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --loglevel=error --no-audit --no-fund --ignore-scripts es-hangul@2.4.0

cat > look.mjs <<'SCRIPT'
import { readFileSync } from "node:fs";
import { romanize, standardizePronunciation } from "es-hangul";

const { version } = JSON.parse(readFileSync("node_modules/es-hangul/package.json", "utf8"));
console.log(`es-hangul ${version}`);
for (const word of ["감사합니다", "친구", "선생님", "국밥"])
  console.log(`${word}: ${standardizePronunciation(word)}, without hard conversion ${standardizePronunciation(word, { hardConversion: false })}`);
console.log(["학교", "없어요", "값이"].map((word) => `${word} ${romanize(word)}`).join(", "));
SCRIPT

seen=$(node look.mjs)
echo "$seen"
expected='es-hangul 2.4.0
감사합니다: 감싸함니다, without hard conversion 감사함니다
친구: 친꾸, without hard conversion 친구
선생님: 선쌩님, without hard conversion 선생님
국밥: 국빱, without hard conversion 국밥
학교 hakgyo, 없어요 eopsseoyo, 값이 gapssi'
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
