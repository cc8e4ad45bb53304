/** The parts that the measurement uses of two packages that are not installed with the others. */
declare module "chrome-launcher" {
  type Options = { chromePath: string; chromeFlags: readonly string[] };
  export function launch(options: Options): Promise<{ port: number; kill(): void }>;
}

declare module "lighthouse" {
  type Settings = { port: number; output: "json"; logLevel: "error" };
  type Result = { lhr: { categories: Record<string, { score: number | null } | undefined> } };
  export default function lighthouse(url: string, settings: Settings): Promise<Result | undefined>;
}
