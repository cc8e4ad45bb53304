import { readGroupCode, shownGroupCode } from "@recollect/domain/groups/group-code.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useEffect, useEffectEvent, useState, type FormEvent } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { useSession } from "../accounts/session/session.tsx";
import { usePageTitle } from "../lib/browser/page-title.ts";
import { Button } from "../ui/buttons/button.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { ErrorBanner } from "../ui/messages/error-banner.tsx";
import { Page } from "../ui/page.tsx";
import { groupPaths } from "../groups/group-paths.ts";
import { playTexts as texts } from "./play.texts.ts";
import { roundPaths } from "./round-paths.ts";
import { findRound } from "./rounds-api.ts";
import styles from "./rounds.module.css";

/** `/join`: one field for the codes of rounds and of groups, for everybody. `?code=` is typed already. */
export function CodeScreen() {
  usePageTitle(texts.pageTitle, texts.about);
  const navigate = useNavigate();
  const [given] = useSearchParams();
  const [typed, setTyped] = useState(given.get("code") ?? "");
  const code = readGroupCode(typed);
  const [isBusy, setBusy] = useState(code !== null);
  const [failure, setFailure] = useState<string | null>(null);
  /** a code of no round */
  const [unknown, setUnknown] = useState<{ code: string; message: string; replace: boolean } | null>(null);
  const { state } = useSession();

  function find(how: { replace: boolean }): void {
    if (code === null) return;
    findRound(code).then(
      () => navigate(roundPaths.play(code), how),
      (error: unknown) => {
        if (error instanceof AppError && error.code === "round/code-unknown") setUnknown({ code, message: error.message, ...how });
        else setFailure(messageFor(error));
        setBusy(false);
      },
    );
  }

  const findGiven = useEffectEvent(() => find({ replace: true }));
  useEffect(() => findGiven(), []);

  // It may be a group's, whose page knows. Visitors would have to log in for that, and are asked first: the code may be misspelt.
  useEffect(() => {
    if (unknown && state === "signed-in") void navigate(groupPaths.join(unknown.code), { replace: unknown.replace });
  }, [unknown, state, navigate]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    setUnknown(null);
    find({ replace: false });
  }

  return (
    <Page narrow>
      <h1 className={styles.title}>{texts.joinTitle}</h1>
      <form noValidate className={styles.form} onSubmit={submit}>
        {failure !== null && <ErrorBanner message={failure} />}
        {unknown && state === "guest" && (
          <>
            <ErrorBanner message={unknown.message} />
            <p>
              <Link to={groupPaths.join(unknown.code)}>{texts.isOfGroup}</Link>
            </p>
          </>
        )}
        <TextField
          label={texts.codeLabel}
          hint={code === null ? texts.codeHint : <bdi>{shownGroupCode(code)}</bdi>}
          good={code !== null}
          value={typed}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" size="large" disabled={code === null} busy={isBusy} busyLabel={texts.looking}>
          {texts.go}
        </Button>
      </form>
    </Page>
  );
}
