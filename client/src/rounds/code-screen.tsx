import { readGroupCode, shownGroupCode } from "@recollect/domain/groups/group-code.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useEffect, useEffectEvent, useState, type FormEvent } from "react";
import { useNavigate, useSearchParams } from "react-router";
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

  function find(how: { replace: boolean }): void {
    if (code === null) return;
    findRound(code).then(
      () => navigate(roundPaths.play(code), how),
      (error: unknown) => {
        // A code of no round may be a group's, whose page knows; it asks visitors to sign in first.
        if (error instanceof AppError && error.code === "round/code-unknown") void navigate(groupPaths.join(code), how);
        else setFailure(messageFor(error));
        setBusy(false);
      },
    );
  }

  const findGiven = useEffectEvent(() => find({ replace: true }));
  useEffect(() => findGiven(), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    find({ replace: false });
  }

  return (
    <Page narrow>
      <h1 className={styles.title}>{texts.joinTitle}</h1>
      <form noValidate className={styles.form} onSubmit={submit}>
        {failure !== null && <ErrorBanner message={failure} />}
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
