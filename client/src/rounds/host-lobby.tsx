import { shownGroupCode } from "@recollect/domain/groups/group-code.ts";
import type { HostedRound } from "@recollect/domain/rounds/round.ts";
import { Suspense } from "react";
import { classNames } from "../ui/class-names.ts";
import { Button } from "../ui/buttons/button.tsx";
import { Switch } from "../ui/fields/switch.tsx";
import { copyLink } from "../ui/toast/copy-link.ts";
import { lazily } from "../ui/waiting/lazily.tsx";
import { hostingTexts as texts } from "./hosting.texts.ts";
import type { HostActions } from "./host-actions.ts";
import { PlayerNames } from "./player-names.tsx";
import { roundPaths } from "./round-paths.ts";
import styles from "./rounds.module.css";

const QrCode = lazily(
  () => import("../groups/qr-code.tsx").then((module) => module.QrCode),
  () => null,
);

type Props = { view: HostedRound; actions: HostActions };

/** How to join, who has joined, and the button that starts. */
export function HostLobby({ view, actions }: Props) {
  const { title, code, players, isOpen } = view;
  const link = new URL(roundPaths.play(code), window.location.origin).href;
  const address = new URL(roundPaths.join, window.location.origin);
  return (
    <>
      <h1 className={styles.title}>
        <bdi translate="no">{title}</bdi>
      </h1>
      <div className={styles.hostLobby}>
        <div className={styles.ways}>
          <section className={styles.joining} aria-label={texts.code}>
            <p>{texts.joinAt(address.host + address.pathname)}</p>
            <p className={styles.bigCode} translate="no">
              {shownGroupCode(code)}
            </p>
            <Suspense fallback={<div className={styles.qrPlace} />}>
              <div className={styles.qrPlace}>
                <QrCode text={link} label={texts.qr} />
              </div>
            </Suspense>
          </section>
          <Button variant="ghost" size="small" onClick={() => void copyLink(roundPaths.play(code))}>
            {texts.copyLink}
          </Button>
        </div>
        <section aria-labelledby="round-players" className={styles.players}>
          <h2 id="round-players">
            <span role="status">{texts.players(players.length)}</span>
          </h2>
          {/* Above the names, so that it stays in place and in view while they come. */}
          <div className={styles.buttons}>
            <Button size="large" disabled={players.length === 0} busy={actions.busy === "step"} onClick={actions.step}>
              {texts.startButton}
            </Button>
            <span className={classNames(styles.quiet, players.length > 0 && styles.key)}>
              {players.length === 0 ? texts.waitForPlayers : texts.key}
            </span>
          </div>
          <Switch label={texts.mayJoin} isOn={isOpen} onChange={actions.setOpen} />
          <PlayerNames view={view} actions={actions} />
        </section>
      </div>
    </>
  );
}
