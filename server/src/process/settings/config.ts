import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { appearances, DEFAULT_APPEARANCE, type Appearance } from "@recollect/domain/appearance.ts";
import { DEFAULT_BRAND } from "@recollect/domain/brand.ts";
import { PREVIEW_CARDS_MAX } from "@recollect/domain/library/deck-preview.ts";

import { mediaPlace, type MediaPlace } from "./media-place.ts";
import { readAccountSettings, type AccountSettings } from "./account-settings.ts";
import { authSecret, brand, databaseUrl, host, httpUrl, oneOf, origin, wholeNumber, type Given } from "./settings.ts";
import { StartError } from "./start-error.ts";

/** All settings of the server, validated. */
export type Config = {
  port: number;
  host: string;
  /** the origin for students, such as `https://cards.school.example`; null: the Host of each request */
  publicUrl: string | null;
  /** absolute path */
  dataDir: string;
  /** null: the embedded database, in `dataDir` */
  databaseUrl: string | null;
  /**
   * one secret, or several separated by commas: the first signs, the others are older; null: created at first start and stored in `dataDir`
   */
  authSecret: string | null;
  brand: string;
  /** the colour scheme for students who have chosen none on their device */
  appearance: Appearance;
  /** false removes the service worker from all browsers, with what it keeps there */
  offline: boolean;
  examiner: "auto" | "builtin" | "chat";
  ai: { baseUrl: string | null; model: string | null; apiKey: string | null };
  /** calls to an AI service by all students together in a day */
  aiDailyCalls: number;
  /** false turns off the limits on requests, for tests and benchmarks */
  limits: boolean;
  /** how many reverse proxies are in front, whose X-Forwarded-For and X-Forwarded-Proto are trusted */
  trustProxy: number;
  /** where pictures and sounds are stored */
  media: MediaPlace;
  /** the storage limit of a student for decks, versions and media together, in bytes */
  storagePerStudent: number;
  /** how many cards of a Public deck visitors may read */
  previewCards: number;
  /** where backups are made; null: no backups */
  backups: BackupSettings;
} & AccountSettings;

const repository = fileURLToPath(new URL("../../../..", import.meta.url));

/** The settings in an environment; an empty one counts as unset. Throws a StartError for the first invalid one. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = (name: string) => ({ name, value: environment[name]?.trim() || null });
  const dataDir = resolve(repository, given("DATA_DIR").value ?? "data");
  return {
    port: wholeNumber(given("PORT"), { from: 0, to: 65_535 }) ?? 3000,
    host: host(given("HOST")) ?? "127.0.0.1",
    publicUrl: origin(given("PUBLIC_URL")),
    dataDir,
    databaseUrl: databaseUrl(given("DATABASE_URL")),
    authSecret: authSecret(given("AUTH_SECRET")),
    brand: brand(given("BRAND")) ?? DEFAULT_BRAND,
    appearance: oneOf(given("APPEARANCE"), appearances) ?? DEFAULT_APPEARANCE,
    offline: (oneOf(given("OFFLINE"), ["on", "off"]) ?? "on") === "on",
    examiner: oneOf(given("EXAMINER"), ["auto", "builtin", "chat"]) ?? "auto",
    ai: { baseUrl: httpUrl(given("AI_BASE_URL")), model: given("AI_MODEL").value, apiKey: given("AI_API_KEY").value },
    aiDailyCalls: wholeNumber(given("AI_DAILY_CALLS"), { from: 0, to: 999_999 }) ?? 10_000,
    limits: (oneOf(given("LIMITS"), ["on", "off"]) ?? "on") === "on",
    trustProxy: wholeNumber(given("TRUST_PROXY"), { from: 0, to: 10 }) ?? 0,
    media: mediaPlace(given("MEDIA_URL"), { dataDir, base: repository }),
    storagePerStudent: (wholeNumber(given("STORAGE_PER_STUDENT"), { from: 1, to: 999_999 }) ?? 500) * 1024 * 1024,
    previewCards: wholeNumber(given("PREVIEW_CARDS"), { from: 0, to: PREVIEW_CARDS_MAX }) ?? 0,
    backups: readBackupSettings(given, repository),
    ...readAccountSettings(given),
  };
}

/** Where backups are made and at what hour; null: no backups. */
type BackupSettings = { /** absolute path */ folder: string; /** by UTC, 0 to 23 */ hour: number } | null;

function readBackupSettings(given: (name: string) => Given, base: string): BackupSettings {
  const hour = wholeNumber(given("BACKUP_HOUR"), { from: 0, to: 23 }) ?? 2;
  const folder = given("BACKUP_DIR").value;
  if (folder !== null && /^[a-z0-9+.-]+:\/\//i.test(folder))
    throw new StartError(`BACKUP_DIR is ${JSON.stringify(folder)}, but must be a folder.`);
  return folder === null ? null : { folder: resolve(base, folder), hour };
}
