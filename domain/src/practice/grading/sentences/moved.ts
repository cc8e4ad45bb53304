import { isFunctionWord, type Language } from "../text/function-words.ts";
import { tableOf } from "../../../words/table-of.ts";

/** Prepositions of languages other than English by role: source, goal, company, or the agent of a passive. */
const prepositions = tableOf<readonly (readonly [RegExp, Role])[]>({
  de: [
    [/^(?:von|vom|aus)$/, "from"],
    [/^(?:zu|zum|zur|nach|an|ans|in|ins)$/, "to"],
    [/^durch$/, "by"],
  ],
  fr: [
    [/^(?:de|du|des|d|depuis)$/, "from"],
    [/^(?:à|a|au|aux|vers|en)$/, "to"],
    [/^par$/, "by"],
  ],
  es: [
    [/^(?:de|del|desde)$/, "from"],
    [/^(?:a|al|hacia|hasta|para|en)$/, "to"],
    [/^por$/, "by"],
  ],
  it: [
    [/^(?:di|del|della|dei|delle|degli|dal|dalla|dai|dalle|da)$/, "from"],
    [/^(?:a|al|alla|ai|alle|agli|verso|in|nel|nella)$/, "to"],
  ],
  pt: [
    [/^(?:de|do|da|dos|das|desde)$/, "from"],
    [/^(?:a|ao|à|aos|às|para|até|em|no|na)$/, "to"],
    [/^(?:por|pelo|pela|pelos|pelas)$/, "by"],
  ],
});
type Role = "from" | "to" | "by" | "bare";

/** Longer sentences vary too much to be compared by role. */
const mostWords = 24;
/** Length of the prefix that identifies a word in all its forms. */
const prefixLength = 5;

/** The role of each noun in a text. `by` is the role of a subject, or of a noun with several roles. */
function rolesOf(words: readonly string[], language: Language): Map<string, Role> {
  const kinds = prepositions[language] ?? [];
  const roles = new Map<string, Role>();
  let role: Role = "bare";
  for (const [place, word] of words.entries()) {
    const own = kinds.find(([preposition]) => preposition.test(word))?.[1];
    if (own !== undefined) role = own;
    else if (relative.test(word) && !roles.has(head) && roles.size > 0) {
      roles.set(head, isPreposition(words[place - 1], kinds) || isPreposition(words[place - 2], kinds) ? role : "bare");
      role = "bare";
    }
    // An article without a preposition before it begins another phrase; after `and` the role continues.
    else if (articles.test(word) && !isPreposition(words[place - 1], kinds) && !joint.test(words[place - 1] ?? "")) role = "bare";
    else if (!isFunctionWord(word, language)) {
      const name = word.slice(0, prefixLength);
      roles.set(name, roles.has(name) && roles.get(name) !== role ? "by" : role);
    }
  }
  return roles;
}

const articles = /^(?:der|die|das|den|dem|ein|eine|einen|einem|einer|le|la|les|l|un|une|el|los|las|lo|una|il|lo|i|gli|o|a|os|as|um|uma)$/;
const relative = /^(?:qui|que|qu|quien|quienes|quem|che|cui|laquelle|lequel|auquel)$/;
/** The antecedent of a relative clause: `personne à qui`, `personne qui`. */
const head = "#head";
const joint = /^(?:und|oder|et|ou|y|e|o)$/;

function isPreposition(word: string | undefined, kinds: readonly (readonly [RegExp, Role])[]): boolean {
  return word !== undefined && kinds.some(([preposition]) => preposition.test(word));
}

/**
 * Whether two nouns of a sentence have exchanged the roles that their prepositions give them: `des organes vers le cœur` for `du cœur vers
 * les organes`, `les protestants accordent … à Henri` for `Henri accorde … aux protestants`.
 */
export function haveMoved(definition: readonly string[], answer: readonly string[], language: Language): boolean {
  if (prepositions[language] === undefined || definition.length > mostWords || answer.length > mostWords) return false;
  const [ours, theirs] = [rolesOf(definition, language), rolesOf(answer, language)];
  const moved = [...ours].flatMap(([word, role]) => {
    const other = theirs.get(word);
    return other === undefined || other === role || role === "by" || other === "by" ? [] : [[role, other] as const];
  });
  return moved.some(([from, to]) => moved.some(([back, forth]) => from === forth && to === back));
}
