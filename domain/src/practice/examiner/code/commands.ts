/** Rewrites commands that can be written in two ways into the second way. */
const usual: readonly (readonly [RegExp, string])[] = [
  [/^[$#>]\s+/, ""],
  [/\s*;\s*$/, ""],
  [/(?<=\S)\s+\.\/(?=[\w*])/g, " "],
  [/(\s--[a-z-]{3,})=/g, "$1 "],
  [/\s--all(?=\s|$)/g, " -a"],
  [/\s--message(?=\s|$)/g, " -m"],
  [/\s--recursive(?=\s|$)/g, " -r"],
  [/\s--force(?=\s|$)/g, " -f"],
  [/\s--lines(?=\s|$)/g, " -n"],
  [/\s--ignore-case(?=\s|$)/g, " -i"],
  [/\s--delete(?=\s|$)/g, " -d"],
  [/\s--parents(?=\s|$)/g, " -p"],
  [/^wc -n(?=\s|$)/, "wc -l"],
  [/^(git (?:switch|branch)) --create(?=\s)/, "$1 -c"],
  [/^git checkout -b(?=\s)/, "git switch -c"],
  [/^git checkout (?=[\w/-]+$)/, "git switch "],
  [/^git checkout -- (?=\S+$)/, "git restore "],
  [/^git stage(?=\s)/, "git add"],
  [/^(git (?:log|push|pull|fetch|clone)) --(?=\s|$)/, "$1"],
  [/^kill (?:-s\s+|-)(?:SIG)?KILL(?=\s)/i, "kill -9"],
  [/^kill -s\s+9(?=\s)/, "kill -9"],
  [/^docker container ls(?=\s|$)/, "docker ps"],
  [/^docker image ls(?=\s|$)/, "docker images"],
  [/^find (?=-)/, "find . "],
  [/^ls (.*?)\s*(?<=\s)\.\/?$/, "ls $1"],
  [/^chmod a\+/, "chmod +"],
  [/^(?:egrep)(?=\s)/, "grep -E"],
  [/^npm i(?=\s|$)/, "npm install"],
  [/^pip3(?=\s)/, "pip"],
];

function withUsualNames(command: string): string {
  return usual.reduce((before, [pattern, by]) => before.replace(pattern, by), command.trim().replace(/\s+/g, " "));
}

/** A command in normal form: without needless quotes, each flag apart and in order, folders without a final slash. */
function plainCommand(command: string): string[] {
  const words = Array.from(
    withUsualNames(command.slice(0, 2000)).matchAll(/"([^"]*)"|'([^']*)'|(\d?>>|\d?>&\d|\d?>|<<|<|\|\||\||&&|;)|((?:[^\s"'<>|;\\]|\\.)+)/g),
    ([whole, double, single, , bare]) => {
      const quoted = double ?? single;
      if (quoted !== undefined) return /^[\w./:=@%+,-]*$/.test(quoted) ? quoted : JSON.stringify(quoted);
      return bare !== undefined && bare.length > 1 ? bare.replace(/(?<=[^/])\/$/, "") : whole;
    },
  );
  const ordered: string[] = [];
  let flags: string[] = [];
  for (const word of [...words, ""]) {
    // `-n20` and `-20` mean `-n 20`.
    const [, flag, value] = /^-([A-Za-z]?)(\d+)$/.exec(word) ?? [];
    if (flag !== undefined && value !== undefined) {
      ordered.push(...[...flags, `-${flag || "n"}`].toSorted(), value);
      flags = [];
    } else if (/^-[A-Za-z]+$/.test(word)) flags.push(...Array.from(word.slice(1), (letter) => `-${letter}`));
    else {
      ordered.push(...flags.toSorted(), word);
      flags = [];
    }
  }
  return ordered.filter((word) => word !== "");
}

/** A name for which anything may stand, `<branch name>`; with a blank behind it the sign reads a file. */
const placeholder = /<[\p{L}_][\p{L}\p{N}_ -]{0,40}>/gu;
const anyName = "\uFFFC";

/** Whether two commands do the same. */
export function sameCommand(expected: string, given: string): boolean {
  const [own, said] = [expected, asOnAKeyboard(given)].map((command) => plainCommand(command.replace(placeholder, anyName)));
  return own?.length === said?.length && own?.every((word, at) => isOfPattern(said?.[at] ?? "", word)) === true;
}

/** A phone begins what is typed with a capital; no command has one. */
function asOnAKeyboard(command: string): string {
  return command.trimStart().replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

/** Whether a word is another with names in the places of its placeholders: `ann@home` for `<user>@<host>`. */
function isOfPattern(word: string, pattern: string): boolean {
  const [first = "", ...others] = pattern.split(anyName);
  const last = others.pop();
  if (last === undefined) return word === pattern;
  if (/^-|^[<>|;&]/.test(word) || !word.startsWith(first)) return false;
  let at = first.length;
  for (const part of others) {
    const found = word.indexOf(part, at + 1);
    if (found < 0) return false;
    at = found + part.length;
  }
  return word.length - last.length > at && word.endsWith(last);
}

const known =
  /^(?:[$#]\s+)?(?:apt|apt-get|awk|cat|cd|chmod|chown|conda|cp|curl|docker|find|gcc|git|grep|head|kubectl|ls|make|mkdir|mv|node|npm|npx|ping|pip3?|ps|python3?|rm|rsync|scp|sed|sort|ssh|sudo|systemctl|tail|tar|touch|uname|unzip|wc|wget|zip)\s/;
const flags = /(?<=\s)--?[a-z][a-z-]*(?=[\s=]|$)/giu;

/** Whether a text is a command with a flag, `ls -a`, whether or not it is marked as code. */
export function isCommandWithFlag(text: string): boolean {
  return known.test(text) && text.search(flags) >= 0;
}

/** Whether a command as long as the card's, or shorter, has other flags; a longer answer may tell of them in words. */
export function hasOtherFlags(expected: string, given: string): boolean {
  const typed = asOnAKeyboard(given);
  const [own, said] = [plainCommand(expected), plainCommand(typed)];
  const flagsOf = (words: readonly string[]) =>
    words
      .filter((word) => word.startsWith("-"))
      .toSorted()
      .join(" ");
  return known.test(`${typed} `) && said.length <= own.length && flagsOf(own) !== flagsOf(said);
}
