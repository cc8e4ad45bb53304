/** The plain rules that other programs grade typed answers by: yes or no, by the letters alone. */
export const plainRules: Readonly<Record<string, (definition: string, answer: string) => boolean>> = {
  "exact match": (definition, answer) => plain(definition) === plain(answer),
  "edit similarity >= 0.85": (definition, answer) => editSimilarity(plain(definition), plain(answer)) >= 0.85,
  "bigram Dice > 0.85": (definition, answer) => dice(plain(definition), plain(answer)) > 0.85,
};

function plain(text: string): string {
  return text.trim().toLowerCase();
}

/** 1 − Levenshtein distance ÷ the longer length. */
function editSimilarity(a: string, b: string): number {
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const here = [row];
    for (let column = 1; column <= b.length; column++) {
      const change = (last[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      here.push(Math.min(change, (last[column] ?? 0) + 1, (here[column - 1] ?? 0) + 1));
    }
    last = here;
  }
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 1 : 1 - (last[b.length] ?? 0) / longer;
}

/** Twice the pairs of neighbouring letters in common ÷ all of them. */
function dice(a: string, b: string): number {
  if (a === b) return 1;
  const pairs = (text: string) => Array.from({ length: Math.max(0, text.length - 1) }, (_, place) => text.slice(place, place + 2));
  const left = pairs(a);
  const right = pairs(b);
  const total = left.length + right.length;
  const shared = left.filter((pair) => {
    const place = right.indexOf(pair);
    if (place >= 0) right.splice(place, 1);
    return place >= 0;
  }).length;
  return total === 0 ? 0 : (2 * shared) / total;
}
