import { Button } from "../../ui/buttons/button.tsx";
import { resultsTexts as texts } from "./results.texts.ts";

/** A round of only what was missed; nothing where that is nothing, or all. */
export function MissedButton({ count, of, onMissed }: { count: number; of: number; onMissed: () => void }) {
  if (count === 0 || count === of) return null;
  return (
    <Button variant="ghost" onClick={onMissed}>
      {texts.missed(count)}
    </Button>
  );
}
