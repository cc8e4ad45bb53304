/** One rule of a Hunspell affix file: a word that ends with `add` is a form of the entry that ends with `strip` instead. */
export type Affix = { flag: string; strip: string; add: string; condition: RegExp | null };

type Affixes = {
  /** by what they add */
  prefixes: ReadonlyMap<string, readonly Affix[]>;
  suffixes: ReadonlyMap<string, readonly Affix[]>;
  longestPrefix: number;
  longestSuffix: number;
  /** the flags that an entry's text names */
  flagsOf: (text: string) => readonly string[];
  /** entries with this flag are not words */
  forbidden: string | null;
  /** entries with this flag are words only with an affix */
  needsAffix: string | null;
};

/** Reads an affix file. Rules for compounds and suggestions are left out: a word that only they make is unknown. */
export function readAffixes(text: string): Affixes {
  const prefixes = new Map<string, Affix[]>();
  const suffixes = new Map<string, Affix[]>();
  let [kind, forbidden, needsAffix]: [string, string | null, string | null] = ["", null, null];
  const conditions = new Map<string, RegExp | null>();
  for (const line of text.split("\n")) {
    const [command = "", flag = "", strip = "", addition, condition] = line.trim().split(/\s+/);
    if (command === "FLAG") kind = flag;
    if (command === "FORBIDDENWORD") forbidden = flag;
    if (command === "NEEDAFFIX") needsAffix = flag;
    if ((command !== "PFX" && command !== "SFX") || addition === undefined || condition === undefined) continue;
    const add = none(addition.split("/")[0] ?? "").toLowerCase();
    const rules = command === "PFX" ? prefixes : suffixes;
    const key = `${command} ${condition}`;
    if (!conditions.has(key)) conditions.set(key, conditionOf(command, condition));
    const rule = { flag, strip: none(strip).toLowerCase(), add, condition: conditions.get(key) ?? null };
    const same = rules.get(add);
    if (same) same.push(rule);
    else rules.set(add, [rule]);
  }
  const longest = (rules: ReadonlyMap<string, unknown>) => Math.max(0, ...Array.from(rules.keys(), (add) => add.length));
  const flagsOf = flagReader(kind);
  return { prefixes, suffixes, longestPrefix: longest(prefixes), longestSuffix: longest(suffixes), flagsOf, forbidden, needsAffix };
}

function none(text: string): string {
  return text === "0" ? "" : text;
}

function conditionOf(command: string, condition: string): RegExp | null {
  if (condition === ".") return null;
  const pattern = condition.toLowerCase().replace(/[^\p{L}\p{M}[\]^.]/gu, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);
  try {
    return new RegExp(command === "PFX" ? `^${pattern}` : `${pattern}$`, "u");
  } catch {
    return null;
  }
}

function flagReader(kind: string): Affixes["flagsOf"] {
  if (kind === "long") return (text) => text.match(/../g) ?? [];
  if (kind === "num") return (text) => text.split(",");
  return (text) => Array.from(text);
}
