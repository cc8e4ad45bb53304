#!/usr/bin/env bash
# furigana 0.19.3 divides the reading of a word among its characters, and in common words it divides inside a syllable: 出発 (departure, しゅっぱつ) becomes 出[し] 発[ゅっぱつ], and
# so it is with 出席, 出張, 出身 and 出版; 切手 (stamp) becomes 切[き] 手[って], 国家 国[こ] 家[っか] and 発表 発[は] 表[っぴょう]. A small kana belongs to the one before
# it, so that no reading begins with it, and 出 has no reading し: by the list of the common characters it is シュツ, here しゅっ. Of 学校, 結婚 and 実際 the
# reading is divided rightly, so the rule is known to it. Whoever learns the readings of characters from such cards learns ones that nobody can say.
#
# Installs the package in a temporary folder, prints words with their readings and removes the folder. Ends with 1 if another version is installed or a reading
# is divided elsewhere.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --loglevel=error --no-audit --no-fund --ignore-scripts furigana@0.19.3

cat > look.cjs <<'SCRIPT'
const { fit } = require("furigana");
const { version } = require("furigana/package.json");

console.log(`furigana ${version}`);
const show = (words) => words.map(([word, reading]) => fit(word, reading)).join(", ");
console.log(show([["学校", "がっこう"], ["結婚", "けっこん"], ["実際", "じっさい"]]));
console.log(show([["出発", "しゅっぱつ"], ["出席", "しゅっせき"], ["出張", "しゅっちょう"], ["出身", "しゅっしん"], ["出版", "しゅっぱん"]]));
console.log(show([["切手", "きって"], ["国家", "こっか"], ["発表", "はっぴょう"], ["達者", "たっしゃ"]]));
SCRIPT

seen=$(node look.cjs)
echo "$seen"
expected='furigana 0.19.3
学[がっ] 校[こう], 結[けっ] 婚[こん], 実[じっ] 際[さい]
出[し] 発[ゅっぱつ], 出[し] 席[ゅっせき], 出[し] 張[ゅっちょう], 出[し] 身[ゅっしん], 出[し] 版[ゅっぱん]
切[き] 手[って], 国[こ] 家[っか], 発[は] 表[っぴょう], 達[た] 者[っしゃ]'
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
