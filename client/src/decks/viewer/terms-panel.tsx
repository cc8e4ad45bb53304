import { useState } from "react";
import { onDemand } from "../../lib/on-demand.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { tintOf } from "../../ui/tint.ts";
import { listTexts } from "./terms/terms.texts.ts";
import type { TermsProps } from "./terms/terms.tsx";
import styles from "./deck-viewer.module.css";

const terms = onDemand<TermsProps>(() => import("./terms/terms.tsx").then((module) => module.Terms));

/** The list beside the card, or below it. The card does not wait for its code; if that fails to load, a button retries. */
export function TermsPanel({ deckId, ...props }: TermsProps & { deckId: number }) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <div className={styles.terms} style={tintOf(deckId)}>
      {hasFailed ? (
        <div role="alert" className={styles.failed}>
          <p>{listTexts.failed}</p>
          <Button variant="ghost" size="small" onClick={() => setFailed(false)}>
            {listTexts.tryAgain}
          </Button>
        </div>
      ) : (
        <terms.Part isWanted props={props} onFailure={() => setFailed(true)} />
      )}
    </div>
  );
}
