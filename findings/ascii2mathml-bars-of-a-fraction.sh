#!/usr/bin/env bash
# ascii2mathml 0.7.1 turns AsciiMath into MathML and takes the bars of an absolute value away where it is above or below in a fraction, or an exponent: |x|/2 becomes
# x/2, 1/|x| becomes 1/x, x/|x|, which is 1 or -1, becomes x/x, and 2^|x| becomes 2^x. floor(x)/2 and ||v||/2 lose their signs as well. AsciiMath takes away the brackets
# that are only there to hold a part together, (), [] and {}, and none that mean something. Standing alone, |x| is right, and (|x|)/2 keeps its bars, so one who
# checks the two sees nothing. The formula on a card is then another one, and a right one at that.
#
# Installs the package in a temporary folder, prints formulas in MathML and removes the folder. Ends with 1 if another version is installed or a formula differs.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --loglevel=error --no-audit --no-fund --ignore-scripts ascii2mathml@0.7.1

cat > look.cjs <<'SCRIPT'
const { default: ascii2mathml } = require("ascii2mathml");
const { version } = require("ascii2mathml/package.json");

console.log(`ascii2mathml ${version}`);
for (const formula of ["|x|", "(|x|)/2", "|x|/2", "1/|x|", "x/|x|", "2^|x|", "floor(x)/2", "||v||/2"]) console.log(`${formula}: ${ascii2mathml(formula)}`);
SCRIPT

seen=$(node look.cjs)
echo "$seen"
expected='ascii2mathml 0.7.1
|x|: <math><mfenced open="|" close="|"><mi>x</mi></mfenced></math>
(|x|)/2: <math><mfrac><mfenced open="|" close="|"><mi>x</mi></mfenced><mn>2</mn></mfrac></math>
|x|/2: <math><mfrac><mi>x</mi><mn>2</mn></mfrac></math>
1/|x|: <math><mfrac><mn>1</mn><mi>x</mi></mfrac></math>
x/|x|: <math><mfrac><mi>x</mi><mi>x</mi></mfrac></math>
2^|x|: <math><msup><mn>2</mn><mi>x</mi></msup></math>
floor(x)/2: <math><mfrac><mi>x</mi><mn>2</mn></mfrac></math>
||v||/2: <math><mfrac><mi>v</mi><mn>2</mn></mfrac></math>'
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
