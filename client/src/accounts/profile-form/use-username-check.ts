import { usernameClaimProblem } from "@recollect/domain/accounts/username.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { USERNAME } from "@recollect/domain/limits/limits.ts";
import { useEffect, useState } from "react";
import { usernameHolder } from "../session/accounts-api.ts";
import { isAbort } from "../../lib/requests/http.ts";

/** `waiting` is the half second in which more may be typed; nothing is shown, but saving is disabled. */
export type UsernameCheck =
  | { state: "idle" }
  | { state: "waiting" }
  | { state: "checking" }
  | { state: "problem"; message: string }
  | { state: "available" };

const idle: UsernameCheck = { state: "idle" };

/** Checks the name 500 ms after typing stops. A blank name and the student's own are not checked; a late reply is dropped. */
export function useUsernameCheck(name: string, { uid, ownName }: { uid: string; ownName: string }): UsernameCheck {
  const [lastCheck, setLastCheck] = useState<{ name: string; result: UsernameCheck }>({ name, result: idle });

  useEffect(() => {
    const settle = (result: UsernameCheck) => setLastCheck({ name, result });
    if (name === "" || name === ownName) return settle(idle);
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const problem = usernameClaimProblem(name);
      if (problem) return settle({ state: "problem", message: messageFor(problem) });
      settle({ state: "checking" });
      usernameHolder(name, abort.signal).then(
        (holder) => {
          if (abort.signal.aborted) return;
          settle(holder === null || holder === uid ? { state: "available" } : { state: "problem", message: messageFor("username/taken") });
        },
        (failure: unknown) => {
          if (!isAbort(failure) && !abort.signal.aborted) settle({ state: "problem", message: messageFor("username/check-failed") });
        },
      );
    }, USERNAME.checkDebounceMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [name, ownName, uid]);

  if (lastCheck.name === name) return lastCheck.result;
  return name === "" || name === ownName ? idle : { state: "waiting" };
}
