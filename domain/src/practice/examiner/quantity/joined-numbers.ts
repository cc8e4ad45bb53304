/** Hundred and thousand as they stand inside a number that is written as one word. */
const scales: readonly (readonly [word: string, value: number])[] = [
  ["tausend", 1000],
  ["duizend", 1000],
  ["mille", 1000],
  ["mila", 1000],
  ["tusen", 1000],
  ["hundert", 100],
  ["honderd", 100],
  ["cento", 100],
  ["cent", 100],
  ["hundra", 100],
];
const joints = ["und", "en"];
/** Years are said in hundreds: `neunzehnhundertneunzig`. */
const mostHundreds = 19;

/**
 * The number that one word writes with hundreds or thousands in it: `zweihundertsechs`, `tweeduizend`, `centotto`, `millenovecentonovanta`. `simple` knows the
 * numbers below a hundred.
 */
export function joinedNumber(word: string, simple: Readonly<Record<string, number>>, below = Infinity): number | undefined {
  for (const [scale, value] of scales) {
    const place = word.indexOf(scale);
    if (value >= below || place < 0) continue;
    const valueOf = (part: string) => simple[part] ?? joinedNumber(part, simple, value);
    const [before, after] = [word.slice(0, place), word.slice(place + scale.length)];
    const count = before === "" ? 1 : valueOf(before);
    const rest = after === "" ? 0 : (valueOf(after) ?? afterJoint(after, valueOf));
    const most = value === 100 ? mostHundreds : 999;
    if (count !== undefined && count >= 1 && count <= most && rest !== undefined && rest < value) return count * value + rest;
  }
  return undefined;
}

function afterJoint(text: string, valueOf: (part: string) => number | undefined): number | undefined {
  const joint = joints.find((one) => text.startsWith(one));
  return joint === undefined ? undefined : valueOf(text.slice(joint.length));
}
