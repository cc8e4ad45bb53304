import { createProgress } from "./features/groups/assignments/progress.service.ts";
import { createCodeMail } from "./features/groups/roster/code-mail.ts";
import { createDigestMail } from "./features/reminders/digest-mail.ts";
import { createReminders } from "./features/reminders/reminders.service.ts";
import { createDigests, type Digests } from "./features/reminders/send-digests.ts";
import { createSignedTokens } from "./features/reminders/signed-tokens.ts";
import { createStudy } from "./features/study/study.service.ts";
import type { OtherMails } from "./identity/open-identity.ts";
import type { Config } from "./process/settings/config.ts";
import type { Log } from "./process/log/log.ts";
import type { Store } from "./store/store.ts";

type RemindingDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  config: Pick<Config, "brand" | "publicUrl" | "limits">;
  /** the first signs */
  secrets: readonly [string, ...string[]];
  log: Log;
};

export type Reminding = ReturnType<typeof createReminding>;

/** Reminders with what they need of studying and of groups: their routes' service, the text of their mails, and who sends these. */
export function createReminding({ store, clock, config, secrets, log }: RemindingDeps) {
  const { brand, publicUrl, limits } = config;
  const study = createStudy({ store, clock });
  const onFailure = (failure: unknown) =>
    log({ level: "error", message: "a student's figures could not be computed", reason: String(failure) });
  const progress = createProgress({ store, clock, study, onFailure });
  const reminders = createReminders({
    store,
    clock,
    tokens: createSignedTokens(secrets),
    brand,
    publicUrl,
    limits,
    study,
    dueAssignments: progress.dueDays,
  });
  const { stopToken } = reminders;
  const otherMails: OtherMails =
    publicUrl === null
      ? {}
      : {
          digest: { compose: createDigestMail({ store, clock, brand, publicUrl, study, assignmentsOf: progress.mine, stopToken }) },
          "class-code": createCodeMail({ store, clock, brand, publicUrl }),
        };
  return {
    study,
    progress,
    reminders,
    otherMails,
    /** Sends the daily mails, by the clock of the mails that wait. */
    digests: (mailClock: () => number, wake: () => void): Digests =>
      createDigests({ store, clock, mailClock, log, dayOf: study.pupilDay, wake }),
  };
}
