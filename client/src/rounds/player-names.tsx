import type { HostedRound } from "@recollect/domain/rounds/round.ts";
import { X } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { hostingTexts as texts } from "./hosting.texts.ts";
import type { HostActions } from "./host-actions.ts";
import styles from "./rounds.module.css";

type Props = { view: HostedRound; actions: HostActions };

/** The names, each with the button that removes it. After a removal the next one's button has the focus, or the place of the names. */
export function PlayerNames({ view: { players }, actions }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { busy } = actions;
  const removed = useRef<{ id: string; at: number } | null>(null);
  useLayoutEffect(() => {
    if (removed.current === null) return;
    const { id, at } = removed.current;
    const isGone = players.every((player) => player.id !== id);
    if (!isGone && busy === id) return;
    // Gone, or still there because that failed: nothing that leaves later moves the focus.
    removed.current = null;
    if (!isGone || document.activeElement !== document.body) return;
    const buttons = place.current?.querySelectorAll("button") ?? [];
    (buttons[Math.min(at, buttons.length - 1)] ?? place.current)?.focus();
  }, [players, busy]);
  return (
    <div ref={place} tabIndex={-1}>
      {players.length > 0 && (
        <ul className={styles.names} aria-label={texts.names}>
          {players.map((player, at) => (
            <li key={player.id}>
              <bdi translate="no">{player.name}</bdi>
              <button
                type="button"
                className={styles.removeName}
                aria-label={texts.remove(player.name)}
                title={texts.remove(player.name)}
                aria-disabled={busy === player.id || undefined}
                onClick={() => {
                  if (busy !== null) return;
                  removed.current = { id: player.id, at };
                  actions.remove(player);
                }}
              >
                <X size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
