/** Ways to guess without knowledge: each returns the choices it cannot distinguish. */
export const guesses: Readonly<Record<string, (choices: readonly string[], term: string) => readonly string[]>> = {
  longest: (choices) => most(choices, (text) => text.length),
  shortest: (choices) => most(choices, (text) => -text.length),
  "odd capitals": (choices) => oddOne(choices, (text) => capitalsOf(text)),
  "odd punctuation": (choices) => oddOne(choices, (text) => text.replace(/[\p{L}\p{N}\s]/gu, "")),
  "overlap with term": (choices, term) => most(choices, (text) => shared(text, term)),
  "least overlap": (choices, term) => most(choices, (text) => -shared(text, term)),
  first: (choices) => choices.slice(0, 1),
};

function most(choices: readonly string[], measure: (text: string) => number): string[] {
  const best = Math.max(...choices.map(measure));
  return choices.filter((choice) => measure(choice) === best);
}

/** The choices whose form no other choice has; all of them if there is none or more than one. */
function oddOne(choices: readonly string[], form: (text: string) => string): readonly string[] {
  const odd = choices.filter((choice) => choices.every((other) => other === choice || form(other) !== form(choice)));
  return odd.length === 1 ? odd : choices;
}

function capitalsOf(text: string): string {
  const first = /\p{L}/u.exec(text)?.[0] ?? "";
  return `${first !== first.toLowerCase()}${text === text.toUpperCase()}`;
}

function shared(text: string, term: string): number {
  const words = (side: string) => new Set(side.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);
  const other = words(term);
  return [...words(text)].filter((word) => other.has(word)).length;
}
