import { isComplete, tagsProblem, type Card } from "../../cards/card.ts";
import { firstPicture } from "../../cards/masks/mask-numbers.ts";
import { cardFieldNames, sameValue, valueOf, withFields, type CardFieldName, type FieldValue } from "../deck-patch.ts";

/** A field with its three texts. `base` is null too where it is not known what the field was. */
export type FieldTexts = {
  readonly field: CardFieldName;
  readonly base: FieldValue;
  readonly theirs: FieldValue;
  readonly mine: FieldValue;
};

/** Fields that the author and I both changed, each to something else. They are decided together: usually one, of a masked picture several. */
export type Clash = { readonly fields: readonly FieldTexts[] };

export type MergedCard = { readonly card: Card; readonly clashes: readonly Clash[] };

/** What decides whether a card can be asked at all. */
const asked: readonly CardFieldName[] = ["term", "definition", "masks"];

/** Names a clash among those of its card. */
export function clashKey(cardId: string, { fields }: Clash): string {
  return `${fields[0]?.field ?? ""} ${cardId}`;
}

/**
 * My card with the author's changes, field by field: a field that only the author changed is taken, one that only I changed stays. Where both changed it
 * to something else, mine stays and is listed. Tags are merged as sets. Without a base, every field that differs is listed. All three have the same id.
 */
export function mergeCard(base: Card | null, mine: Card, theirs: Card): MergedCard {
  const isChanged = (card: Card, field: CardFieldName) => base === null || !sameValue(valueOf(base, field), valueOf(card, field));
  const differing = cardFieldNames.filter((field) => !sameValue(valueOf(mine, field), valueOf(theirs, field)));
  const taken: { field: CardFieldName; to: FieldValue }[] = [];
  const clashing: CardFieldName[][] = [];
  const together = masksOfTwoPictures(mine, theirs, { differing, isChanged });
  if (together.length > 0) clashing.push([...together]);
  for (const field of differing) {
    if (together.includes(field) || !isChanged(theirs, field)) continue;
    const tags = field === "tags" && isChanged(mine, field) ? mergedTags(base, mine, theirs) : null;
    if (tags) taken.push({ field, to: tags });
    else if (isChanged(mine, field)) clashing.push([field]);
    else taken.push({ field, to: valueOf(theirs, field) });
  }
  const whole = withFields(mine, taken);
  // Each of us left a complete card, but not both together, such as a term without its gap and no definition: then its sides are decided as one.
  const areApart = fitTogether(whole, theirs, clashing);
  const sides = areApart ? [] : differing.filter((field) => asked.includes(field));
  const card = areApart
    ? whole
    : withFields(
        mine,
        taken.filter(({ field }) => !sides.includes(field)),
      );
  const alone = clashing.filter((fields) => !fields.some((field) => sides.includes(field)));
  const texts = (field: CardFieldName): FieldTexts => ({
    field,
    base: base && valueOf(base, field),
    theirs: valueOf(theirs, field),
    mine: valueOf(mine, field),
  });
  const all = sides.length > 0 ? [sides, ...alone] : alone;
  return { card, clashes: all.map((fields) => ({ fields: fields.map(texts) })) };
}

/**
 * The card after these clashes were decided for the author. A definition that it would lack then is the author's; no other word of mine is overwritten. A
 * card that was edited since, so that it does not fit with the author's sides, stays as it is.
 */
export function withTheirs(card: Card, theirs: Card, clashes: readonly Clash[]): Card {
  if (clashes.length === 0) return card;
  const next = filled(
    withFields(
      card,
      clashes.flatMap(({ fields }) => fields.map(({ field, theirs: to }) => ({ field, to }))),
    ),
    theirs,
  );
  return isComplete(next) ? next : card;
}

/** The card with the author's definition if it is not complete. Neither of us left a card without a term, so that nothing else can be missing. */
function filled(card: Card, theirs: Card): Card {
  return isComplete(card) ? card : withFields(card, [{ field: "definition", to: valueOf(theirs, "definition") }]);
}

/** Whether the card is complete, and stays so whichever of these clashes are decided for the author. */
function fitTogether(card: Card, theirs: Card, clashing: readonly (readonly CardFieldName[])[]): boolean {
  let choices = [card];
  for (const fields of clashing.filter((some) => some.some((field) => asked.includes(field)))) {
    const to = fields.map((field) => ({ field, to: valueOf(theirs, field) }));
    choices = [...choices, ...choices.map((one) => withFields(one, to))];
  }
  return isComplete(card) && choices.every((one) => isComplete(filled(one, theirs)));
}

type Differences = { differing: readonly CardFieldName[]; isChanged: (card: Card, field: CardFieldName) => boolean };

/** Masks lie on one picture: if our terms begin with different pictures, and both of us changed term or masks, these two go together. */
function masksOfTwoPictures(mine: Card, theirs: Card, { differing, isChanged }: Differences): readonly CardFieldName[] {
  const pair = differing.filter((field) => field === "term" || field === "masks");
  const changedBy = (card: Card) => pair.filter((field) => isChanged(card, field));
  const [here, there] = [changedBy(mine), changedBy(theirs)];
  const areMasksTouched = [...here, ...there].includes("masks") && here.length > 0 && there.length > 0;
  return areMasksTouched && pictureOf(mine) !== pictureOf(theirs) ? pair : [];
}

function pictureOf({ term }: Card): string {
  return firstPicture.exec(term)?.[0] ?? "";
}

/** My tags with those that the author added, without those that the author removed; null if that would be more than a card can have. */
function mergedTags(base: Card | null, mine: Card, theirs: Card): readonly string[] | null {
  const [before, there] = [new Set(base?.tags), new Set(theirs.tags)];
  const stay = (mine.tags ?? []).filter((tag) => !before.has(tag) || there.has(tag));
  const tags = [...new Set([...stay, ...[...there].filter((tag) => !before.has(tag))])];
  return tagsProblem({ tags }) === null ? tags : null;
}
