import { groupPaths } from "./group-paths.ts";
import { shownGroupCode } from "@recollect/domain/groups/group-code.ts";
import type { Group } from "@recollect/domain/groups/group.ts";
import { Suspense, useState } from "react";
import { Button } from "../ui/buttons/button.tsx";
import { ConfirmDialog } from "../ui/dialog/confirm-dialog.tsx";
import { Switch } from "../ui/fields/switch.tsx";
import { lazily } from "../ui/waiting/lazily.tsx";
import { copyLink } from "../ui/toast/copy-link.ts";
import { changeGroup, renewCode } from "./groups-api.ts";
import styles from "./groups.module.css";
import { texts } from "./group.texts.ts";
import { useGroupAction } from "./use-group-action.ts";

const QrCode = lazily(
  () => import("./qr-code.tsx").then((module) => module.QrCode),
  () => null,
);

/** How others join a group that is not closed: the code to write on a board, the link to send, and the QR code for a screen or a sheet of paper. */
export function GroupCode({ group, code }: { group: Group; code: string }) {
  const { busy, run } = useGroupAction();
  const [isAsking, setAsking] = useState(false);
  const [showsQr, setShowsQr] = useState(false);
  const isOpen = group.codeOpen === true;
  const link = new URL(groupPaths.join(code), window.location.origin).href;

  return (
    <section className={styles.section} aria-labelledby="group-code">
      <h2 id="group-code">{texts.joining}</h2>
      {isOpen && (
        <div className={styles.sheet}>
          <p className={styles.groupName} dir="auto">
            {group.name}
          </p>
          <p className={styles.facts}>{texts.joinAt(new URL(groupPaths.groups, window.location.origin).href)}</p>
          <p className={styles.bigCode} aria-label={texts.codeIs} translate="no">
            {shownGroupCode(code)}
          </p>
          <p className={styles.link} translate="no">
            {link}
          </p>
          {showsQr && (
            <Suspense fallback={null}>
              <QrCode text={link} label={texts.qrCode} />
            </Suspense>
          )}
        </div>
      )}
      <div className={styles.actions}>
        {isOpen && (
          <>
            <Button size="small" onClick={() => void copyLink(groupPaths.join(code))}>
              {texts.copyLink}
            </Button>
            <Button size="small" variant="ghost" aria-pressed={showsQr} onClick={() => setShowsQr(!showsQr)}>
              {texts.showQr}
            </Button>
            {showsQr && (
              <Button size="small" variant="ghost" onClick={() => window.print()}>
                {texts.print}
              </Button>
            )}
          </>
        )}
        <Button size="small" variant="ghost" onClick={() => setAsking(true)}>
          {texts.newCode}
        </Button>
      </div>
      <Switch label={texts.codeOpen} isOn={isOpen} onChange={(codeOpen) => run("codeOpen", () => changeGroup(group.id, { codeOpen }))} />
      <ConfirmDialog
        open={isAsking}
        title={texts.newCodeQuestion}
        text={texts.newCodeText}
        confirmLabel={texts.newCode}
        busyLabel={texts.making}
        busy={busy === "code"}
        onConfirm={() => void run("code", () => renewCode(group.id)).then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}
