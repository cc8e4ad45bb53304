import { Button } from "../ui/buttons/button.tsx";
import { texts } from "./decks-toolbar.texts.ts";

/** Clears the search of a list that shows nothing. The button goes away with it, so the focus moves to the search field. */
export function ClearSearch({ onClear }: { onClear: () => void }) {
  function clear(): void {
    onClear();
    document.querySelector<HTMLElement>('[role="search"] input')?.focus();
  }

  return (
    <Button variant="ghost" onClick={clear}>
      {texts.clearSearch}
    </Button>
  );
}
