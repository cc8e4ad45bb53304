import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { appearances, DEFAULT_APPEARANCE, type Appearance } from "@recollect/domain/appearance.ts";
import { DEFAULT_BRAND } from "@recollect/domain/brand.ts";
import { groupPolicies, type GroupPolicy } from "@recollect/domain/groups/group.ts";
import { PREVIEW_CARDS_MAX, visitorPolicies, type VisitorPolicy } from "@recollect/domain/library/visit.ts";
import { roundPolicies, type RoundPolicy } from "@recollect/domain/rounds/round.ts";

import { readMetricsSettings, type MetricsSettings } from "./metrics-settings.ts";
import { mediaPlace, type MediaPlace } from "./media-place.ts";
import { readAccountSettings, type AccountSettings } from "./account-settings.ts";
import { authSecret, brand, databaseReadUrl, databaseUrl, host, httpUrl, oneOf, origin, wholeNumber, type Setting } from "./settings.ts";
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
  /** a replica of it, for long work that may read a little late; null: there is none */
  databaseReadUrl: string | null;
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
  /** what visitors who are not signed in may read of a shared deck by its link */
  visitors: VisitorPolicy;
  /** how many of its first cards `preview` shows them */
  previewCards: number;
  /** who may make groups */
  groups: GroupPolicy;
  /** who may start live rounds */
  rounds: RoundPolicy;
  /** where backups are made; null: no backups */
  backups: BackupSettings;
  /** who may read `/metrics`; null: there are none */
  metrics: MetricsSettings;
} & AccountSettings;

const repository = fileURLToPath(new URL("../../../..", import.meta.url));

/** The settings in an environment; an empty one counts as unset. Throws a StartError for the first invalid one. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const settingOf = (name: string) => ({ name, value: environment[name]?.trim() || null });
  const dataDir = resolve(repository, settingOf("DATA_DIR").value ?? "data");
  return {
    port: wholeNumber(settingOf("PORT"), { from: 0, to: 65_535 }) ?? 3000,
    host: host(settingOf("HOST")) ?? "127.0.0.1",
    publicUrl: origin(settingOf("PUBLIC_URL")),
    dataDir,
    databaseUrl: databaseUrl(settingOf("DATABASE_URL")),
    databaseReadUrl: databaseReadUrl(settingOf("DATABASE_READ_URL"), settingOf("DATABASE_URL")),
    authSecret: authSecret(settingOf("AUTH_SECRET")),
    brand: brand(settingOf("BRAND")) ?? DEFAULT_BRAND,
    appearance: oneOf(settingOf("APPEARANCE"), appearances) ?? DEFAULT_APPEARANCE,
    offline: (oneOf(settingOf("OFFLINE"), ["on", "off"]) ?? "on") === "on",
    examiner: oneOf(settingOf("EXAMINER"), ["auto", "builtin", "chat"]) ?? "auto",
    ai: { baseUrl: httpUrl(settingOf("AI_BASE_URL")), model: settingOf("AI_MODEL").value, apiKey: settingOf("AI_API_KEY").value },
    aiDailyCalls: wholeNumber(settingOf("AI_DAILY_CALLS"), { from: 0, to: 999_999 }) ?? 10_000,
    limits: (oneOf(settingOf("LIMITS"), ["on", "off"]) ?? "on") === "on",
    trustProxy: wholeNumber(settingOf("TRUST_PROXY"), { from: 0, to: 10 }) ?? 0,
    media: mediaPlace(settingOf("MEDIA_URL"), { dataDir, base: repository }),
    storagePerStudent: (wholeNumber(settingOf("STORAGE_PER_STUDENT"), { from: 1, to: 999_999 }) ?? 500) * 1024 * 1024,
    ...readVisitorSettings(settingOf),
    groups: oneOf(settingOf("GROUPS"), groupPolicies) ?? "everyone",
    rounds: oneOf(settingOf("ROUNDS"), roundPolicies) ?? "everyone",
    backups: readBackupSettings(settingOf, repository),
    metrics: readMetricsSettings(settingOf),
    ...readAccountSettings(settingOf),
  };
}

/**
 * PREVIEW_CARDS is older than VISITORS, and was 0 to show no card. An operator who set it and not VISITORS has chosen how much visitors see: that number
 * of cards, or none.
 */
function readVisitorSettings(settingOf: (name: string) => Setting): Pick<Config, "visitors" | "previewCards"> {
  const number = wholeNumber(settingOf("PREVIEW_CARDS"), { from: 0, to: PREVIEW_CARDS_MAX });
  const olderChoice = number === null ? "read" : number === 0 ? "off" : "preview";
  return { visitors: oneOf(settingOf("VISITORS"), visitorPolicies) ?? olderChoice, previewCards: number || PREVIEW_CARDS_MAX };
}

/** Where backups are made and at what hour; null: no backups. */
type BackupSettings = { /** absolute path */ folder: string; /** by UTC, 0 to 23 */ hour: number } | null;

function readBackupSettings(settingOf: (name: string) => Setting, base: string): BackupSettings {
  const hour = wholeNumber(settingOf("BACKUP_HOUR"), { from: 0, to: 23 }) ?? 2;
  const folder = settingOf("BACKUP_DIR").value;
  if (folder !== null && /^[a-z0-9+.-]+:\/\//i.test(folder))
    throw new StartError(`BACKUP_DIR is ${JSON.stringify(folder)}, but must be a folder.`);
  return folder === null ? null : { folder: resolve(base, folder), hour };
}
