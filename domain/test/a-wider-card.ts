import type { CardContent, CardField } from "../src/cards/card.ts";

/** A future card, with a new field of each kind and an object that has no description. */
export type WiderCard = CardContent & {
  note?: string;
  labels?: readonly string[];
  starred?: boolean;
  picture?: { id: string; size: { width: number } };
};

/** The rows of these fields in `cardFields`. */
export const widerFields = {
  note: { kind: "text", isOptional: true },
  labels: { kind: "texts", isOptional: true },
  starred: { kind: "flag", isOptional: true },
} as const satisfies Record<string, CardField>;

/** The fields of the three kinds, with values. */
export const aWiderCard = { term: "Rome", definition: "capital of Italy", note: "since 1871", labels: ["eu", "sea"], starred: true };
