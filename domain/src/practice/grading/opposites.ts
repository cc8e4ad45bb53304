import { stem } from "./stems.ts";
import { synonymsOf } from "./synonyms.ts";

/** Pairs (or rows of which any two exclude each other) that turn a definition round when one stands for the other. */
const rows = [
  "increase decrease",
  "rise fall",
  "gain lose",
  "accelerate decelerate",
  "speed slow",
  "fast slow",
  "high low",
  "higher lower",
  "highest lowest",
  "upper lower",
  "up down",
  "upward downward",
  "above below",
  "over under",
  "before after during while",
  "first last second third",
  "early late",
  "left right",
  "north south east west",
  "northern southern eastern western",
  "inside outside",
  "internal external",
  "inner outer",
  "inward outward",
  "into awayfrom",
  "to awayfrom",
  "toward awayfrom",
  "towards awayfrom",
  "awayfrom from",
  "absorb release",
  "absorb emit",
  "attract repel",
  "positive negative neutral",
  "same different",
  "identical different",
  "similar different",
  "stop start",
  "begin end",
  "open close",
  "push pull",
  "all none no",
  "all some",
  "everyone nobody",
  "always never sometimes",
  "most least",
  "more less fewer",
  "many few one",
  "best worst",
  "better worse",
  "good bad",
  "hot cold",
  "warm cool",
  "wet dry",
  "long short",
  "large small",
  "thick thin",
  "wide narrow",
  "strong weak",
  "hard soft",
  "light dark",
  "light heavy",
  "easy difficult",
  "easily hardly",
  "rich poor",
  "young old",
  "new old",
  "true false",
  "yes no",
  "right wrong",
  "give take",
  "buy sell",
  "buyer seller",
  "producer consumer",
  "import export",
  "win lose",
  "war peace",
  "love hate",
  "friend enemy",
  "public private",
  "male female",
  "man woman",
  "boy girl",
  "father mother",
  "son daughter",
  "brother sister",
  "king queen",
  "parallel perpendicular",
  "horizontal vertical",
  "minimum maximum",
  "add subtract",
  "multiply divide",
  "addition subtraction",
  "numerator denominator",
  "acid base",
  "acidic alkaline basic",
  "solid liquid gas",
  "proton electron neutron",
  "anode cathode",
  "cation anion",
  "oxidation reduction",
  "artery vein",
  "longitude latitude",
  "expand contract",
  "expansion contraction",
  "build destroy",
  "building wearing",
  "create destroy",
  "stable unstable",
  "active passive",
  "voluntary involuntary",
  "unless when if",
  "singular plural",
  "past present future",
  "ancestor descendant",
  "predator prey",
  "host parasite",
  "plant animal",
  "meat plant",
  "source mouth",
  "attack defend",
  "supply demand",
  "concave convex",
  "input output",
  "deposit withdraw",
  "agree disagree",
  "accept reject",
  "allow forbid",
  "success failure",
  "limit extend",
  "limit expand",
  "restrict allow",
  "restrict extend",
  "hello goodbye",
  "day night",
  "short-term long-term",
  "aumenta disminuye",
  "más menos",
  "mas menos",
  "alto bajo",
  "antes después",
  "antes despues",
  "izquierda derecha",
  "dentro fuera",
  "positivo negativo",
  "augmente diminue",
  "plus moins",
  "haut bas",
  "avant après",
  "avant apres",
  "gauche droite",
  "droit interdiction",
  "chaud froid",
  "solide liquide gazeux",
  "positif négatif",
  "mehr weniger",
  "hoch niedrig",
  "vor nach",
  "links rechts",
  "groß klein",
  "gross klein",
  "warm kalt",
  "innen außen",
  "mit ohne",
  "больше меньше",
  "увеличивает уменьшает",
  "до после",
  "增加 减少",
  "大 小",
  "高 低",
  "上 下",
  "左 右",
  "增える 減る",
];

/** Prefixes that turn a word round, and pairs of prefixes that exclude each other. */
const reversing = ["un", "in", "im", "ir", "il", "dis", "non", "anti", "de", "mis", "a", "des"];
const prefixPairs = [
  ["hyper", "hypo"],
  ["endo", "exo"],
  ["intra", "inter"],
  ["intro", "extro"],
  ["macro", "micro"],
  ["homo", "hetero"],
  ["pre", "post"],
  ["over", "under"],
  ["up", "down"],
  ["in", "ex"],
  ["im", "ex"],
  ["mono", "poly"],
  ["anti", "pro"],
  ["pro", "eu"],
  ["an", "cat"],
  ["out", "in"],
] as const;

const rowsOf = new Map<string, Set<number>>();
for (const [number, row] of rows.entries()) {
  for (const word of row.split(" ")) {
    const key = stem(word);
    rowsOf.set(key, (rowsOf.get(key) ?? new Set<number>()).add(number));
  }
}

/** Whether two words exclude each other: `increases` and `decreases` (or `lowers`), `reversible` and `irreversible`, `before` and `after`. */
export function areOpposites(a: string, b: string): boolean {
  if (a === b) return false;
  const [stemA, stemB] = [stem(a), stem(b)];
  if (stemA === stemB) return false;
  if (differByPrefix(a, b)) return true;
  const around = synonymsOf(stemB);
  return synonymsOf(stemA).some((one) => {
    const found = rowsOf.get(one);
    return found !== undefined && around.some((other) => other !== one && intersect(found, rowsOf.get(other)));
  });
}

/** Whether `word` is `root` with a prefix that denies it, as `unstable` is `stable`. */
export function isDenied(word: string, root: string): boolean {
  return (
    root.length >= 4 && word.endsWith(root) && reversing.some((prefix) => word === prefix + root && (prefix.length > 1 || root.length >= 6))
  );
}

function differByPrefix(a: string, b: string): boolean {
  if (isDenied(a, b) || isDenied(b, a)) return true;
  return prefixPairs.some(([one, other]) => {
    const [first, second] = a.startsWith(one) ? [a, b] : [b, a];
    return (
      first.startsWith(one) &&
      second.startsWith(other) &&
      first.length - one.length >= 4 &&
      first.slice(one.length) === second.slice(other.length)
    );
  });
}

function intersect(a: ReadonlySet<number>, b: ReadonlySet<number> | undefined): boolean {
  if (b === undefined) return false;
  for (const number of a) if (b.has(number)) return true;
  return false;
}

/** A word that turns an English text round when it stands for this one, in the same form; null when none is known. */
export function oppositeOf(word: string): string | null {
  for (const ending of ["", "s"]) {
    if (!word.endsWith(ending)) continue;
    const root = word.slice(0, word.length - ending.length);
    const row = rows.find((words) => words.split(" ").includes(root) && !notInterchangeable.has(words));
    const opposite = row?.split(" ").find((other) => other !== root);
    if (opposite !== undefined && /^[a-z]+$/.test(opposite)) return opposite + ending;
  }
  return null;
}

/** Rows whose words are of different kinds, so that one in the place of the other makes no sentence. */
const notInterchangeable = new Set([
  "into awayfrom",
  "to awayfrom",
  "toward awayfrom",
  "towards awayfrom",
  "awayfrom from",
  "unless when if",
  "all some",
  "all none no",
  "speed slow",
  "many few one",
]);
