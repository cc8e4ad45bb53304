import { useState, type FormEvent } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { noAutocorrect } from "../../ui/fields/no-autocorrect.ts";
import { TextField } from "../../ui/fields/text-field.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { inviteCoAuthor } from "./co-authors-api.ts";
import styles from "./co-authors.module.css";
import { texts } from "./co-authors.texts.ts";

type Props = { deckId: number; busy: string | null; run: (name: string, work: () => Promise<unknown>) => Promise<boolean> };

/** Invites somebody by username. What was typed stays until it worked. */
export function InviteForm({ deckId, busy, run }: Props) {
  const [username, setUsername] = useState("");
  const name = username.trim();

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (name === "" || busy !== null || !(await run("invite", () => inviteCoAuthor(deckId, name)))) return;
    setUsername("");
    toast.success(texts.invited(name));
  }

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <TextField label={texts.username} value={username} {...noAutocorrect} onChange={({ target }) => setUsername(target.value)} />
      <Button type="submit" disabled={name === ""} busy={busy === "invite"} busyLabel={texts.saving}>
        {texts.invite}
      </Button>
    </form>
  );
}
