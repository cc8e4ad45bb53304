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
export function plainCommand(command: string): string {
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
  return ordered.join(" ").trim();
}
