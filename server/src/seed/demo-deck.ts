/** A deck of the demo, before it has cards with ids: pairs of term and definition. */
export type DemoDeck = {
  title: string;
  description: string;
  cards: readonly (readonly [term: string, definition: string])[];
};
