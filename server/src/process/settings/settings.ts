import { isDatabaseAddress, unusableKind } from "./database-address.ts";
import { StartError } from "./start-error.ts";

/** A setting from the environment; null if it is unset. */
export type Setting = { name: string; value: string | null };

/**
 * A reader for each kind of setting. Each returns null for an unset setting and throws a StartError for an invalid one: a sentence with its
 * name, its value (never a secret) and what is allowed.
 */

export function wholeNumber({ name, value }: Setting, { from, to }: { from: number; to: number }): number | null {
  if (value === null) return null;
  const number = /^\d{1,6}$/.test(value) ? Number(value) : Number.NaN;
  return number >= from && number <= to ? number : refuse({ name, value }, `a whole number from ${from} to ${to}`);
}

export function oneOf<const T extends string>({ name, value }: Setting, choices: readonly T[]): T | null {
  if (value === null) return null;
  return (
    choices.find((choice) => choice === value.toLowerCase()) ?? refuse({ name, value }, choices.map((choice) => `"${choice}"`).join(" or "))
  );
}

export function host({ name, value }: Setting): string | null {
  if (value === null || /^[A-Za-z0-9._:-]+$/.test(value)) return value;
  return refuse({ name, value }, 'a host name or an address to listen on, such as "localhost" or "0.0.0.0"');
}

/** An address without a path, as in a browser's Origin header. */
export function origin({ name, value }: Setting): string | null {
  if (value === null) return null;
  const url = parsedUrl(value, ["http:", "https:"]);
  const isBare = url !== null && url.pathname === "/" && url.search === "" && url.hash === "" && url.username === "" && url.password === "";
  return isBare
    ? url.origin
    : refuse({ name, value: withoutCredentials(value) }, 'an address without a path, such as "https://cards.example.org"');
}

export function httpUrl({ name, value }: Setting): string | null {
  if (value === null) return null;
  return (
    parsedUrl(value, ["http:", "https:"])?.href ??
    refuse({ name, value: withoutCredentials(value) }, 'an address that starts with "http://" or "https://"')
  );
}

/** The address of a PostgreSQL database, with one host or several. Errors do not show the value, which contains a password. */
export function databaseUrl({ name, value }: Setting): string | null {
  if (value === null) return null;
  if (isDatabaseAddress(value)) {
    const kind = unusableKind(value);
    if (kind === null) return value;
    throw new StartError(
      `${name} asks for a host that is "${kind}", but the server has to write: set target_session_attrs to "read-write", or leave it out.`,
    );
  }
  throw new StartError(
    `${name} must be a PostgreSQL address with the name of a database, such as "postgres://user:password@localhost:5432/recollect".`,
  );
}

/** The address of one replica of the database, or of several. Errors do not show the value, which contains a password. */
export function databaseReadUrl({ name, value }: Setting, primary: Setting): string | null {
  if (value === null) return null;
  if (!isDatabaseAddress(value))
    throw new StartError(
      `${name} must be a PostgreSQL address with the name of a database, such as "postgres://user:password@replica:5432/recollect".`,
    );
  if (primary.value === null)
    throw new StartError(
      `${name} is set, but ${primary.name} is not: it is a replica of that PostgreSQL database, and SQLite has none. Leave ${name} out.`,
    );
  return value;
}

export const AUTH_SECRET_MIN_LENGTH = 32;

export function authSecret({ name, value }: Setting): string | null {
  const lengths = value?.split(",").map((secret) => secret.trim().length) ?? [];
  const short = lengths.find((length) => length < AUTH_SECRET_MIN_LENGTH);
  if (short === undefined) return value;
  const which = lengths.length === 1 ? name : `${name}: one of its secrets`;
  throw new StartError(`${which} has ${short} characters, but must have at least ${AUTH_SECRET_MIN_LENGTH}.`);
}

const BRAND_MAX_LENGTH = 40;

export function brand({ name, value }: Setting): string | null {
  if (value === null || (value.length <= BRAND_MAX_LENGTH && !/\p{Cc}/u.test(value))) return value;
  return refuse({ name, value }, `a name of at most ${BRAND_MAX_LENGTH} characters on one line`);
}

function parsedUrl(value: string, protocols: readonly string[]): URL | null {
  const url = URL.parse(value);
  return url !== null && url.hostname !== "" && protocols.includes(url.protocol) ? url : null;
}

function withoutCredentials(value: string): string {
  return value.replace(/\/\/[^/@]*@/, "//…@");
}

function refuse({ name, value }: Setting, allowedValues: string): never {
  throw new StartError(`${name} is ${JSON.stringify(value)}, but must be ${allowedValues}.`);
}
