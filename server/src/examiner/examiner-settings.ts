import type { Config } from "../process/settings/config.ts";

export type ExaminerConfig = Pick<Config, "examiner" | "ai" | "publicUrl" | "port" | "brand">;

/** The router that serves free small models to everyone with a key; the only external address that is built in. */
const HOSTED_ROUTER = "https://openrouter.ai/api/v1";

/** Free there, small, instruction-tuned. */
const HOSTED_MODEL = "meta-llama/llama-3.2-3b-instruct:free";

/** The name in the test chooser when no service is set. */
export const BUILT_IN_NAME = "Built-in feedback";

export type ChatSettings = { kind: "chat"; baseUrl: string; model: string; apiKey: string | null };
type ExaminerSettings = { kind: "builtin" } | ChatSettings;

/** The examiner that the settings choose: `auto` uses a chat service when its address or key is given. */
export function examinerSettings({ examiner, ai }: Pick<Config, "examiner" | "ai">): ExaminerSettings {
  const hasService = ai.apiKey !== null || ai.baseUrl !== null;
  if (examiner === "builtin" || (examiner === "auto" && !hasService)) return { kind: "builtin" };
  return { kind: "chat", baseUrl: ai.baseUrl ?? HOSTED_ROUTER, model: ai.model ?? HOSTED_MODEL, apiKey: ai.apiKey };
}

/** Whether the service can be used at all: the hosted router needs a key, a self-hosted service may do without. */
export function isReady({ baseUrl, apiKey }: ChatSettings): boolean {
  return apiKey !== null || new URL(baseUrl).host !== new URL(HOSTED_ROUTER).host;
}
