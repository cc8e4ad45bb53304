import { readGroupCode } from "@recollect/domain/groups/group-code.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { ROUND } from "@recollect/domain/limits/round-limits.ts";
import { useEffect, useState, type FormEvent } from "react";
import { useParams } from "react-router";
import { useSession } from "../accounts/session/session.tsx";
import { usePageTitle } from "../lib/browser/page-title.ts";
import { Button, ButtonLink } from "../ui/buttons/button.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { EmptyState } from "../ui/messages/empty-state.tsx";
import { ErrorBanner } from "../ui/messages/error-banner.tsx";
import { Page } from "../ui/page.tsx";
import { Spinner } from "../ui/waiting/spinner.tsx";
import { forgetPlayerKey, keepPlayerKey, playerKeyOf } from "./player-key.ts";
import { Player } from "./player.tsx";
import { playTexts as texts } from "./play.texts.ts";
import { roundPaths } from "./round-paths.ts";
import { findRound, joinRound, type PlayerKey } from "./rounds-api.ts";
import styles from "./rounds.module.css";

/** `/play/{code}`: the name, then the round. A tab that was in the round already goes on. */
export function PlayScreen() {
  const { code: typed = "" } = useParams();
  const code = readGroupCode(typed) ?? typed;
  return <Play key={code} code={code} />;
}

function Play({ code }: { code: string }) {
  usePageTitle(texts.pageTitle, texts.about, { noindex: true });
  const [key, setKey] = useState<PlayerKey | null>(() => playerKeyOf(code));
  if (key) {
    return (
      <Player
        roundKey={key}
        onLeft={() => {
          forgetPlayerKey();
          setKey(null);
        }}
      />
    );
  }
  return (
    <Page narrow>
      <NameForm
        code={code}
        onJoined={(joined) => {
          keepPlayerKey(code, joined);
          setKey(joined);
        }}
      />
    </Page>
  );
}

function NameForm({ code, onJoined }: { code: string; onJoined: (key: PlayerKey) => void }) {
  const session = useSession();
  const { title, failure } = useFoundRound(code);
  if (failure !== null) {
    return (
      <EmptyState
        headingLevel={1}
        title={texts.cantJoin}
        text={failure}
        action={<ButtonLink to={roundPaths.join}>{texts.otherCode}</ButtonLink>}
      />
    );
  }
  // The name of a signed-in student is proposed, so the session has to be known.
  if (title === null || (session.state === "unknown" && !session.problem)) return <Spinner isScreen label={texts.looking} />;
  return <NameFields code={code} title={title} proposal={ownName(session)} onJoined={onJoined} />;
}

/** The round of the code in the address, read once. Guests have no query cache. */
function useFoundRound(code: string): { title: string | null; failure: string | null } {
  const [found, setFound] = useState<{ title: string | null; failure: string | null }>({ title: null, failure: null });
  useEffect(() => {
    let isLeft = false;
    findRound(code).then(
      ({ title }) => !isLeft && setFound({ title, failure: null }),
      (error: unknown) => !isLeft && setFound({ title: null, failure: messageFor(error) }),
    );
    return () => void (isLeft = true);
  }, [code]);
  return found;
}

function ownName(session: ReturnType<typeof useSession>): string {
  if (session.state !== "signed-in") return "";
  return (session.user?.displayName ?? session.user?.username ?? "").slice(0, ROUND.nameMaxLength);
}

type NameFieldsProps = { code: string; title: string; proposal: string; onJoined: (key: PlayerKey) => void };

function NameFields({ code, title, proposal, onJoined }: NameFieldsProps) {
  const [name, setName] = useState(proposal);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      onJoined(await joinRound(code, name));
    } catch (error) {
      setFailure(messageFor(error));
      setBusy(false);
    }
  }

  return (
    <>
      <h1 className={styles.title} dir="auto">
        {texts.round(title)}
      </h1>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        {failure !== null && <ErrorBanner message={failure} />}
        <TextField
          label={texts.nameLabel}
          hint={texts.nameHint}
          value={name}
          maxLength={ROUND.nameMaxLength}
          autoComplete="nickname"
          spellCheck={false}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" size="large" busy={isBusy} busyLabel={texts.joining}>
          {texts.join}
        </Button>
      </form>
    </>
  );
}
