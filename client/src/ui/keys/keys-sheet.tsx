import { useEffect, useState } from "react";
import { Dialog } from "../dialog/dialog.tsx";
import { keyName } from "./key-names.texts.ts";
import { keysTexts } from "./keys.texts.ts";
import styles from "./keys-sheet.module.css";
import { keysSheet, type KeyGroup } from "./screen-keys.ts";

/** All keys of the current screen, and those that work everywhere. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const [groups, setGroups] = useState<readonly KeyGroup[]>([]);
  useEffect(() => {
    let isHere = true;
    // If those of the screen can't be loaded, the common ones show.
    const all = keysSheet.groups().catch(() => []);
    void all.then((ofScreen) => isHere && setGroups([...ofScreen, keysTexts.everywhere]));
    return () => void (isHere = false);
  }, []);
  return (
    <Dialog title={keysTexts.title} size="medium" onClose={onClose}>
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </div>
    </Dialog>
  );
}

function Group({ group: { title, lines } }: { group: KeyGroup }) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.lines}>
        {lines.map(({ keys, does }) => (
          <div key={does} className={styles.line}>
            <dt>
              {keys.map((way, at) => (
                <span key={way}>
                  {at > 0 && <span className={styles.or}> {keysTexts.or} </span>}
                  <Keys keys={way} />
                </span>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** "Ctrl+B" as two keys. The plus sign itself may be a key. */
function Keys({ keys }: { keys: string }) {
  const single = keys.split(/(?<=.)\+/);
  return (
    // Keys are pressed in this order in every language.
    <bdi dir="ltr">
      {single.map((key, at) => (
        <span key={key}>
          {at > 0 && "+"}
          <kbd className={styles.key}>{onThisKeyboard(key)}</kbd>
        </span>
      ))}
    </bdi>
  );
}

function onThisKeyboard(key: string): string {
  return key === "Ctrl" && /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : keyName(key);
}
