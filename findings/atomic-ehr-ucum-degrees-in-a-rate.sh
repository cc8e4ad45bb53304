#!/usr/bin/env bash
# @atomic-ehr/ucum 0.2.5 shifts a temperature by 273.15 in every unit that Celsius is part of, also where a difference is meant: the specific heat of water, 4.18 J/(g·°C),
# is 4453.15 J/(g·K) to it, a rate of 2 °C/min is 273.18 K/min, and of 1 K/m come -272.15 °C/m. A step of one degree Celsius is one kelvin, so all three numbers stay
# as they are. The standard that the package is for, UCUM, has Celsius among the special units, which may not be multiplied or divided by other units, and
# @lhncbc/ucum-lhc 7.1.10 refuses to. Here nothing says that the result means nothing. 37 °C alone is right, 310.15 K.
#
# Installs both packages in a temporary folder, prints what they make of four quantities and removes the folder. Ends with 1 if another version is installed or a
# quantity differs.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --loglevel=error --no-audit --no-fund --ignore-scripts @atomic-ehr/ucum@0.2.5 @lhncbc/ucum-lhc@7.1.10

cat > look.mjs <<'SCRIPT'
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { ucum } from "@atomic-ehr/ucum";

const { UcumLhcUtils } = createRequire(import.meta.url)("@lhncbc/ucum-lhc");
const version = (name) => `${name} ${JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).version}`;
const other = UcumLhcUtils.getInstance();
const rounded = (number) => number.toFixed(2);

console.log(`${version("@atomic-ehr/ucum")}, ${version("@lhncbc/ucum-lhc")}`);
for (const [number, from, to] of [[37, "Cel", "K"], [4.18, "J/(g.Cel)", "J/(g.K)"], [2, "Cel/min", "K/min"], [1, "K/m", "Cel/m"]]) {
  const { status, toVal } = other.convertUnitTo(from, number, to);
  console.log(`${number} ${from}: ${rounded(ucum.convert(number, from, to))} ${to}, ${toVal === null ? status : `${rounded(toVal)} ${to}`}`);
}
SCRIPT

seen=$(node look.mjs)
echo "$seen"
expected='@atomic-ehr/ucum 0.2.5, @lhncbc/ucum-lhc 7.1.10
37 Cel: 310.15 K, 310.15 K
4.18 J/(g.Cel): 4453.15 J/(g.K), failed
2 Cel/min: 273.18 K/min, failed
1 K/m: -272.15 Cel/m, failed'
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
