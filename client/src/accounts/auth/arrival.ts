import { addErrorRows } from "@recollect/domain/errors/error-messages.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { schoolRows } from "@recollect/domain/errors/school-errors.ts";
import { useSearchParams } from "react-router";
import type { AuthMode } from "./auth-mode.ts";
import { signInOptions } from "./sign-in-options.ts";

addErrorRows(schoolRows);

type Arrival = { mode: AuthMode | null; canSignUp: boolean; invitation: string | null; failure: string | null };

/** Which form to show to a visitor: after an invitation, a password reset, or a failed sign-in at the school. */
export function useArrival(): Arrival {
  const [params] = useSearchParams();
  const invitation = params.get("invitation");
  const { signUp } = signInOptions();
  const canSignUp = signUp === "open" || (signUp === "invite" && invitation !== null);
  const failure = params.get("sign-in-failed");
  if (failure !== null) return { mode: "login", canSignUp, invitation, failure: messageFor(failure) };
  if (invitation !== null && canSignUp) return { mode: "signup", canSignUp, invitation, failure: null };
  return { mode: params.has("log-in") ? "login" : null, canSignUp, invitation, failure: null };
}
