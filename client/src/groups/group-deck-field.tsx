import { SelectField } from "../ui/fields/select-field.tsx";

type Props = {
  label: string;
  decks: readonly { title: string }[];
  /** the place of the chosen deck */
  chosen: number;
  /** the title in the form: while it is the chosen deck's, it goes with the choice */
  title: string;
  onChoose: (place: number) => void;
  onTitle: (title: string) => void;
};

/** Which of a group's decks something new is about. */
export function GroupDeckField({ label, decks, chosen, title, onChoose, onTitle }: Props) {
  function choose(place: number): void {
    const next = decks[place];
    if (next && title === decks[chosen]?.title) onTitle(next.title);
    onChoose(place);
  }

  return (
    <SelectField
      label={label}
      value={String(chosen)}
      options={decks.map((deck, at) => ({ value: String(at), label: deck.title, isName: true }))}
      onChange={({ target }) => choose(Number(target.value))}
    />
  );
}
