import { cardFields, isEmptyField, type CardContent } from "./card.ts";

type FieldName = keyof CardContent;

const fieldNames = Object.keys(cardFields) as FieldName[];
const textNames = fieldNames.filter((name) => cardFields[name].kind === "text");

/** A value for every field of a card. Where a card is put together from something else, `satisfies AllCardFields` asks for a new field. */
export type AllCardFields = { [Name in FieldName]-?: CardContent[Name] | undefined };

/** The texts of a card in reading order, the empty ones too. */
export function cardTexts(card: Readonly<CardContent>): string[] {
  return textNames.map((name) => (card[name] as string | undefined) ?? "");
}

/** The card with each of its texts replaced. A text that the card does not have is not asked for. */
export function withTexts<Card extends Partial<AllCardFields>>(card: Card, replaced: (text: string) => string): Card {
  const texts = textNames.flatMap((name) => (card[name] === undefined ? [] : [[name, replaced(card[name] as string)]]));
  return { ...card, ...Object.fromEntries(texts) };
}

/** The card without its empty optional fields, as a card that never had them: equal cards are equal values. */
export function withoutEmptyFields<Card extends AllCardFields | CardContent>(card: Card): Omit<Card, FieldName> & CardContent {
  const ownCard = { ...card } as Omit<Card, FieldName> & CardContent;
  for (const name of fieldNames) if (cardFields[name].isOptional && isEmptyField(ownCard[name])) delete ownCard[name];
  return ownCard;
}

/** The fields of a card in a record from outside. A value of another type is as good as none. */
export function fieldsOfRecord(record: Readonly<Record<string, unknown>>): CardContent {
  const fields = fieldNames.map((name) => {
    const value = record[name];
    const { kind } = cardFields[name];
    if (kind === "text") return [name, typeof value === "string" ? value : ""];
    if (kind === "flag") return [name, value === true];
    return [name, Array.isArray(value) ? value.filter((one) => typeof one === "string") : []];
  });
  return Object.fromEntries(fields) as CardContent;
}

/** What else a record has. */
export function withoutCardFields(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !Object.hasOwn(cardFields, name)));
}
