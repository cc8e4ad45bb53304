import asksForOne from "./asks-for-one.json" with { type: "json" };
import { outcome, type Outcome } from "../question/outcome.ts";
import type { Reading } from "../question/reading.ts";
import { asksForParts } from "../take-apart/alternatives.ts";
import { folded } from "../text/fold.ts";
import { allowedSlips, slipsBetween } from "../text/typos.ts";
import { wordsOf } from "../text/words.ts";

/** Two to four words with capitals at the beginning of a definition, with nothing but a remark behind them: `Friedrich Ebert (SPD)`. */
const name =
  /^(\p{Lu}[\p{L}.'’-]*(?:(?: (?:von|van|de|der|den|da|di|le|la|du|del|ibn|al))* \p{Lu}[\p{L}'’-]+){1,3})(\s*[(,].*| (?:in|im|en|nel|seit|since|depuis|desde|dal) .*)?$/u;
/** First words without which the rest names another thing: `New York`. */
const needed =
  /^(?:new|san|santa|saint|st|north|south|east|west|los|las|el|united|great|nord|süd|ost|nouvelle|nueva|black|white|red|golden)\b/u;
/** Last words that many names share: `Pacific Ocean`. */
const shared = new Set(
  "ocean sea river lake mountain mountains street war wars empire act party league union islands island city county state states revolution treaty university college kingdom republic law effect theorem ii iii iv vi vii viii xiv xvi i v x".split(
    " ",
  ),
);
const longestDefinition = 80;
const kept = 96;
const keptMisspelt = 94;
/** Shorter names with another letter are other names: `Mann` and `Mahn`. */
const shortestMisspelt = 6;

/** First names by which these are known. */
const knownByFirstName = new Set(
  "dante leonardo michelangelo raffaello raphael raffael galileo napoleon napoleone napoléon rembrandt vergil virgil ovid horaz horace tizian giotto donatello".split(
    " ",
  ),
);

/** Words that ask for a person, or for the name of one. */
const asksWho = new Set(
  "who whom whose wer wen wem wessen qui quién quien quiénes chi quem author writer painter composer inventor discoverer founder autor schriftsteller maler komponist erfinder entdecker gründer auteur écrivain peintre compositeur inventeur fondateur escritor pintor compositor descubridor fundador autore scrittore pittore compositore inventore scopritore fondatore".split(
    " ",
  ),
);

/**
 * The last word of a name, `Lincoln` for Abraham Lincoln, unless another card of the deck has it too; on a card that asks for a person also the whole name
 * without what is said of it, and a first name that is known alone.
 */
export function shortName({ question, answer, others, isAsked, lexicon }: Reading): Outcome | null {
  if (question.definition.length > longestDefinition || asksForParts(question)) return null;
  const [, whole, remark = ""] = name.exec(question.definition.trim()) ?? [];
  if (whole === undefined) return null;
  const words = folded(whole).split(" ");
  const typed = folded(question.answer).replace(/[.!?]+$/, "");
  const asked = wordsOf(folded(question.term));
  // `Who discovered it, and when?`
  if (/^\s\p{Ll}/u.test(remark) && asked.some((word) => joints.has(word))) return null;
  const isOfAPerson = asked.some((word) => asksWho.has(word));
  if (isOfAPerson && typed === words.join(" ") && isSaidOfIt(remark)) return outcome(kept, "alternative");
  if (isOfAPerson && knownByFirstName.has(typed) && typed === words[0] && isSaidOfIt(remark)) return outcome(kept, "alternative");
  const last = words.at(-1) ?? "";
  const isTail = words.slice(1).some((_, at) => words.slice(at + 1).join(" ") === typed) && typed.endsWith(last);
  const isMisspelt = !isTail && last.length >= shortestMisspelt && isSlipOf(last, typed) && lexicon.isWord(typed, "en") !== true;
  if (
    (!isTail && !isMisspelt) ||
    needed.test(words.join(" ")) ||
    shared.has(last) ||
    last.length < 3 ||
    isAsked(last) ||
    answer.words.length > 3
  )
    return null;
  const hasAnother = others.some(
    ({ definition }) =>
      definition.length <= longestDefinition &&
      folded(definition)
        .split(/[^\p{L}]+/u)
        .some((word) => word === last || word === typed),
  );
  if (hasAnother) return null;
  return isMisspelt ? outcome(keptMisspelt, "spelling", { detail: whole }) : outcome(kept, "alternative");
}

/** `Bethoven` for Beethoven. */
function isSlipOf(last: string, typed: string): boolean {
  const most = allowedSlips(last.length);
  return typed !== last && typed[0] === last[0] && slipsBetween(last, typed, most) <= most;
}

/** `, poeta fiorentino` or `(1492)`, and no further name: `Marx, Friedrich Engels`, `, Danton and Marat`. */
function isSaidOfIt(remark: string): boolean {
  const said = remark.trim();
  if (!said.startsWith(",")) return true;
  const words = said.slice(1).trim().split(" ");
  return words.some((word) => word.length >= 4 && word === word.toLowerCase()) && !words.some((word) => joints.has(word.toLowerCase()));
}

const joints = new Set(asksForOne.joints.split(" "));
