import type { CardContent, CardField } from "../src/cards/card.ts";

/** A card of a later day, with a field of each kind and an object that no field describes. */
export type WiderCard = CardContent & {
  note?: string;
  labels?: readonly string[];
  starred?: boolean;
  picture?: { id: string; size: { width: number } };
};

/** The rows that such fields add to `cardFields`. */
export const widerFields = {
  note: { kind: "text", isOptional: true },
  labels: { kind: "texts", isOptional: true },
  starred: { kind: "flag", isOptional: true },
} as const satisfies Record<string, CardField>;

/** Its fields of the three kinds, all filled in. */
export const aWiderCard = { term: "Rome", definition: "capital of Italy", note: "since 1871", labels: ["eu", "sea"], starred: true };
