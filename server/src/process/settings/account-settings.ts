import { signUpModes, type SignUpMode } from "@recollect/domain/accounts/sign-in-options.ts";

import { httpUrl, oneOf, origin, type Setting } from "./settings.ts";
import { StartError } from "./start-error.ts";

/** How accounts are created, and how students are contacted. */
export type AccountSettings = {
  signUp: SignUpMode;
  /** null: no mail is sent */
  mail: { smtpUrl: string; /** null: no-reply at the public address */ from: string | null } | null;
  /** the school's sign-in; null: none */
  oidc: SchoolSettings | null;
};

export type SchoolSettings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** what the button says */ name: string;
  /** the claim by which the school names teachers, and its value; null: the operator alone makes teachers */ teachers: TeacherClaim | null;
};

/** Such as `groups` and `staff`. The claim is a text or a list of texts. */
export type TeacherClaim = { claim: string; value: string };

/** Reads these settings together, because some depend on others. Throws a StartError for the first invalid one. */
export function readAccountSettings(settingOf: (name: string) => Setting): AccountSettings {
  const publicUrl = origin(settingOf("PUBLIC_URL"));
  const signUp = oneOf(settingOf("SIGN_UP"), signUpModes) ?? "open";
  const [smtpUrl, from, oidc] = [smtpAddress(settingOf("SMTP_URL")), sender(settingOf("MAIL_FROM")), schoolSettings(settingOf)];
  if (smtpUrl !== null && publicUrl === null) throw new StartError("SMTP_URL needs PUBLIC_URL too: the links in mails begin with it.");
  if (oidc !== null && publicUrl === null) throw new StartError("OIDC_ISSUER needs PUBLIC_URL too: students come back to it.");
  if (signUp === "oidc" && oidc === null) throw new StartError('SIGN_UP is "oidc", but there is no OIDC_ISSUER to sign in with.');
  return { signUp, mail: smtpUrl === null ? null : { smtpUrl, from }, oidc };
}

function schoolSettings(settingOf: (name: string) => Setting): SchoolSettings | null {
  const issuer = httpUrl(settingOf("OIDC_ISSUER"));
  const [clientId, clientSecret] = [settingOf("OIDC_CLIENT_ID"), settingOf("OIDC_CLIENT_SECRET")];
  const name = settingOf("OIDC_NAME").value ?? "your school's account";
  if (name.length > NAME_MAX_LENGTH)
    throw new StartError(`OIDC_NAME has ${name.length} characters, but may have at most ${NAME_MAX_LENGTH}.`);
  const teachers = teacherClaim(settingOf("OIDC_TEACHERS"));
  if (issuer === null) return null;
  return {
    issuer: issuer.replace(/\/$/, ""),
    clientId: requireValue(clientId),
    clientSecret: requireValue(clientSecret),
    name,
    teachers,
  };
}

/** `claim=value`. */
function teacherClaim({ name, value }: Setting): TeacherClaim | null {
  if (value === null) return null;
  const [claim = "", ...rest] = value.split("=");
  const wanted = rest.join("=").trim();
  if (claim.trim() === "" || wanted === "")
    throw new StartError(`${name} is ${JSON.stringify(value)}, but must be a claim and its value, such as "groups=staff".`);
  return { claim: claim.trim(), value: wanted };
}

const NAME_MAX_LENGTH = 60;

function requireValue({ name, value }: Setting): string {
  if (value === null) throw new StartError(`OIDC_ISSUER needs ${name} too.`);
  return value;
}

/** Its error does not show the value, which contains a password. */
function smtpAddress({ name, value }: Setting): string | null {
  if (value === null) return null;
  const url = URL.parse(value);
  if (url !== null && url.hostname !== "" && ["smtp:", "smtps:"].includes(url.protocol)) return value;
  throw new StartError(`${name} must be the address of a mail server, such as "smtps://user:password@mail.example.org".`);
}

function isAnAddress(text: string): boolean {
  const place = text.lastIndexOf("@");
  return place >= 0 && place <= 100 && place < text.length - 1 && text.length <= 300 && !/\p{Cc}/u.test(text);
}

function sender({ name, value }: Setting): string | null {
  if (value === null || isAnAddress(value)) return value;
  throw new StartError(`${name} is ${JSON.stringify(value)}, but must be an address, such as "Cards <cards@example.org>".`);
}
