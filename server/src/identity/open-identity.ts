import type { Waiting } from "../mail/outgoing-mail.store.ts";
import { createPostman, type Postman } from "../mail/postman.ts";
import type { Letter } from "../mail/letter.ts";
import { createSmtp } from "../mail/smtp.ts";
import type { Log } from "../process/log/log.ts";
import type { Config } from "../process/settings/config.ts";
import type { Store, Transaction } from "../store/store.ts";
import { createAccountMails } from "./account/account-mails.ts";
import { createIdentity } from "./create-identity.ts";
import { createHousekeeping, type Housekeeping } from "./deletion/housekeeping.ts";
import type { Identity } from "./identity.ts";
import type { HashCost } from "./passwords/hashing.ts";
import type { Secrets } from "./sessions/session-cookie.ts";

type OpenIdentityDeps = {
  store: Store;
  config: Pick<Config, "brand" | "limits" | "mail" | "oidc" | "publicUrl" | "signUp">;
  secrets: Secrets;
  /** ms since 1970 */
  clock: () => number;
  log: Log;
  /** removes the files that belonged to deleted accounts only */
  removeFiles: () => Promise<void>;
  /** writes mails that are not about accounts, by their kinds */
  otherMails?: OtherMails;
  /** another way to send, and a cheaper hash, for tests */
  send?: (letter: Letter) => Promise<void>;
  hashCost?: HashCost;
};

type OpenedIdentity = { identity: Identity; postman: Postman | null; housekeeping: Housekeeping };

/** Identity with the settings, the sender of its mails (null without a mail server) and the deletion of accounts. */
export function openIdentity({
  store,
  config,
  secrets,
  clock,
  log,
  removeFiles,
  otherMails,
  send,
  hashCost,
}: OpenIdentityDeps): OpenedIdentity {
  const { brand, publicUrl } = config;
  const postman =
    config.mail === null || publicUrl === null
      ? null
      : createPostman({
          store,
          clock,
          log,
          send: send ?? createSmtp(config.mail.smtpUrl, config.mail.from ?? senderAt(publicUrl, brand)),
          compose: composed(createAccountMails({ store, clock, brand, publicUrl }), otherMails),
          giveUp: async (tx, mail) => otherMails?.[mail.kind]?.giveUp?.(tx, mail),
        });
  const identity = createIdentity({
    ...config,
    store,
    secrets,
    clock,
    log,
    mail: { isOn: postman !== null, wake: () => postman?.wake() },
    ...(hashCost ? { hashCost } : {}),
  });
  return { identity, postman, housekeeping: createHousekeeping({ store, clock, log, secret: secrets[0], removeFiles }) };
}

/** A kind of mail that a feature writes; `giveUp` undoes what one left that could not be sent. */
export type OtherMail = {
  compose: (mail: Waiting) => Promise<Letter | null>;
  giveUp?: (tx: Transaction, mail: Waiting) => Promise<void>;
};

export type OtherMails = Readonly<Record<string, OtherMail>>;

function composed(ofAccounts: (mail: Waiting) => Promise<Letter | null>, others: OtherMails = {}) {
  return (mail: Waiting): Promise<Letter | null> => (others[mail.kind]?.compose ?? ofAccounts)(mail);
}

function senderAt(publicUrl: string, brand: string): string {
  return `"${brand.replace(/["\\]/g, "")}" <no-reply@${new URL(publicUrl).hostname}>`;
}
