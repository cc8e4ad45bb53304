import { messageFor } from "@recollect/domain/errors/message-for.ts";
import type { PlayedRound } from "@recollect/domain/rounds/round.ts";
import { useMemo, useState } from "react";
import { useSession } from "../accounts/session/session.tsx";
import { MediaPlace } from "../cards/text/media/media-place.ts";
import { SideLanguages } from "../cards/text/side-languages.ts";
import { useFocus } from "../lib/focus-pages.ts";
import { addressOf } from "../lib/requests/address.ts";
import { Button, ButtonLink } from "../ui/buttons/button.tsx";
import { ConfirmDialog } from "../ui/dialog/confirm-dialog.tsx";
import { ErrorBanner } from "../ui/messages/error-banner.tsx";
import { Page } from "../ui/page.tsx";
import { Spinner } from "../ui/waiting/spinner.tsx";
import { lazily } from "../ui/waiting/lazily.tsx";
import { FocusedTitle } from "./focused-title.tsx";
import { GoneRound } from "./gone-round.tsx";
import { PlayerQuestion } from "./player-question.tsx";
import { PlayerResult } from "./player-result.tsx";
import { playTexts as texts } from "./play.texts.ts";
import { roundPaths } from "./round-paths.ts";
import { leaveRound, openPlayerStream, readPlayedRound, type PlayerKey } from "./rounds-api.ts";
import { roundTexts } from "./rounds.texts.ts";
import { useRound } from "./use-round.ts";
import styles from "./rounds.module.css";
import { Suspense } from "react";

const PlayerPractice = lazily(
  () => import("./player-practice.tsx").then((module) => module.PlayerPractice),
  () => null,
);

/** A round on a phone. */
export function Player({ roundKey, onLeft }: { roundKey: PlayerKey; onLeft: () => void }) {
  const source = useMemo(
    () => ({
      openStream: (signal: AbortSignal) => openPlayerStream(roundKey, signal),
      read: (signal: AbortSignal) => readPlayedRound(roundKey, signal),
    }),
    [roundKey],
  );
  const { view, isGone, trouble } = useRound<PlayedRound>(source);
  useFocus(true);
  const session = useSession();
  const placeOf = useMemo(
    () => (name: string) => addressOf("GET", "/api/play/:id/media/:name", { params: { id: roundKey.roundId, name } }),
    [roundKey],
  );
  if (isGone) {
    return (
      <GoneRound
        action={
          <ButtonLink to={roundPaths.join} onClick={onLeft}>
            {roundTexts.joinAnother}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Page narrow>
      {trouble !== null && <ErrorBanner message={roundTexts.trouble(trouble)} />}
      {view === null ? (
        <Spinner isScreen label={roundTexts.loading} />
      ) : (
        <MediaPlace value={placeOf}>
          <SideLanguages value={view.languages ?? undefined}>
            <PhaseOf view={view} roundKey={roundKey} />
            {session.state === "signed-in" && (
              <Suspense fallback={null}>
                <PlayerPractice view={view} roundKey={roundKey} />
              </Suspense>
            )}
            {view.phase !== "over" && <Leave roundKey={roundKey} onLeft={onLeft} />}
          </SideLanguages>
        </MediaPlace>
      )}
    </Page>
  );
}

function PhaseOf({ view, roundKey }: { view: PlayedRound; roundKey: PlayerKey }) {
  if (view.phase === "over") return <PlayerResult view={view} />;
  if (view.phase === "lobby" || !view.question) {
    return (
      <div className={styles.lobby}>
        <FocusedTitle dir="auto">{texts.youAre(view.name)}</FocusedTitle>
        <p role="status">{texts.wait}</p>
      </div>
    );
  }
  return <PlayerQuestion key={view.question.at} view={view} question={view.question} roundKey={roundKey} />;
}

function Leave({ roundKey, onLeft }: { roundKey: PlayerKey; onLeft: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function leave(): Promise<void> {
    setBusy(true);
    try {
      await leaveRound(roundKey);
      onLeft();
    } catch (error) {
      setFailure(messageFor(error));
      setBusy(false);
    }
  }

  return (
    <div className={styles.leave}>
      <Button variant="ghost" size="small" onClick={() => setAsking(true)}>
        {texts.leave}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.leaveTitle}
        text={texts.leaveText}
        confirmLabel={texts.leave}
        busyLabel={texts.leaving}
        busy={isBusy}
        error={failure}
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
