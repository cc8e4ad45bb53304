import type { Config } from "../process/settings/config.ts";

export type ExaminerConfig = Pick<Config, "examiner" | "ai" | "publicUrl" | "port" | "brand">;

/** The router that serves free small models to everyone with a key; the one foreign address that the product knows by itself. */
const HOSTED_ROUTER = "https://openrouter.ai/api/v1";

/** Free there, small, tuned to follow instructions. */
const HOSTED_MODEL = "meta-llama/llama-3.2-3b-instruct:free";

/** What the test chooser says where no service is set. */
export const BUILT_IN_NAME = "Built-in feedback";

export type ChatSettings = { kind: "chat"; baseUrl: string; model: string; apiKey: string | null };
export type ExaminerSettings = { kind: "builtin" } | ChatSettings;

/** Which examiner the settings mean: `auto` takes a chat service when an address or a key of one is given. */
export function examinerSettings({ examiner, ai }: Pick<Config, "examiner" | "ai">): ExaminerSettings {
  const hasService = ai.apiKey !== null || ai.baseUrl !== null;
  if (examiner === "builtin" || (examiner === "auto" && !hasService)) return { kind: "builtin" };
  return { kind: "chat", baseUrl: ai.baseUrl ?? HOSTED_ROUTER, model: ai.model ?? HOSTED_MODEL, apiKey: ai.apiKey };
}

/** Whether the service can be asked at all: the hosted router needs a key, one's own service may do without. */
export function isReady({ baseUrl, apiKey }: ChatSettings): boolean {
  return apiKey !== null || new URL(baseUrl).host !== new URL(HOSTED_ROUTER).host;
}
