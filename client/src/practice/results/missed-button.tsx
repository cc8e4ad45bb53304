import { Button } from "../../ui/buttons/button.tsx";
import { resultsTexts as texts } from "./results.texts.ts";

/** Starts a round of the missed questions; nothing if there are none, or if all were missed. */
export function MissedButton({ count, of, onMissed }: { count: number; of: number; onMissed: () => void }) {
  if (count === 0 || count === of) return null;
  return (
    <Button variant="ghost" onClick={onMissed}>
      {texts.missed(count)}
    </Button>
  );
}
