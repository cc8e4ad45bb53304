import { loginProblem, signUpProblem } from "@recollect/domain/accounts/credentials.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { signInMessageFor } from "./sign-in.texts.ts";
import { PASSWORD } from "@recollect/domain/limits/limits.ts";
import { useForm } from "react-hook-form";
import { signIn, signUp } from "../session/accounts-api.ts";
import { useSessionStore } from "../session/session.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import styles from "./auth-form.module.css";
import type { AuthMode } from "./auth-mode.ts";
import { texts } from "./auth.texts.ts";

type Credentials = { email: string; password: string };

type AuthFormProps = {
  mode: AuthMode;
  /** the code of the invitation link; null without one */
  invitation: string | null;
  onFailure: (message: string | null) => void;
};

/** After a success there is a session, and the landing page's guard leads to the decks. */
export function AuthForm({ mode, invitation, onFailure }: AuthFormProps) {
  const session = useSessionStore();
  const { register, handleSubmit, setFocus, formState } = useForm<Credentials>({ defaultValues: { email: "", password: "" } });
  const isSignUp = mode === "signup";

  async function submit({ email, password }: Credentials): Promise<void> {
    onFailure(null);
    const problem = (isSignUp ? signUpProblem : loginProblem)(email, password);
    if (problem) {
      onFailure(messageFor(problem));
      setFocus(email.trim() === "" ? "email" : "password");
      return;
    }
    try {
      await session.enter(() => (isSignUp ? signUp(email.trim(), password, invitation) : signIn(email.trim(), password)));
    } catch (failure) {
      onFailure(signInMessageFor(failure instanceof AppError ? failure : { message: messageFor(failure) }));
    }
  }

  return (
    // The rules and their texts are the product's own, so the browser's validation is off.
    <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(submit)(event)}>
      <TextField
        label={texts.email}
        type="email"
        autoComplete={isSignUp ? "email" : "username"}
        inputMode="email"
        placeholder={texts.youExampleCom}
        {...(isSignUp ? {} : { hint: texts.orUsername })}
        data-autofocus
        {...register("email")}
      />
      <TextField
        label={texts.password}
        type="password"
        autoComplete={isSignUp ? "new-password" : "current-password"}
        {...(isSignUp ? { hint: texts.atLeastCharacters(PASSWORD.minLength) } : {})}
        {...register("password")}
      />
      <Button type="submit" size="large" busy={formState.isSubmitting} busyLabel={isSignUp ? texts.creatingAccount : texts.logging}>
        {isSignUp ? texts.createAccount : texts.log}
      </Button>
    </form>
  );
}
