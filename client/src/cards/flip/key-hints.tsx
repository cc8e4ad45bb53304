import { Fragment } from "react";
import { keyName } from "../../ui/keys/key-names.texts.ts";
import styles from "./key-hints.module.css";

export type KeyHint = { keys: readonly string[]; does: string };

/** Which key does what, on devices with a keyboard. */
export function KeyHints({ hints }: { hints: readonly KeyHint[] }) {
  return (
    <p className={styles.hints}>
      {hints.map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <Fragment key={key}>
              <kbd>{keyName(key)}</kbd>{" "}
            </Fragment>
          ))}
          {does}
        </span>
      ))}
    </p>
  );
}
