import { vi } from "vitest";

/** As much of the browser's caches as is used here. */
export class FakeCaches {
  readonly all = new Map<string, Map<string, Response>>();
  /** the paths that a cache has */
  kept(name: string): string[] {
    return [...(this.all.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname);
  }
  async has(name: string) {
    return this.all.has(name);
  }
  async delete(name: string) {
    return this.all.delete(name);
  }
  async open(name: string) {
    const entries = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, entries);
    const keyOf = (request: string | Request) => new URL(typeof request === "string" ? request : request.url, location.href).href;
    return {
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
      match: async (request: string | Request) => entries.get(keyOf(request))?.clone(),
      put: async (request: string | Request, reply: Response) => void entries.set(keyOf(request), reply),
      delete: async (request: string | Request) => entries.delete(keyOf(request)),
    };
  }
}

/** Replaces the browser's caches until the end of the test. */
export function fakeCaches(): FakeCaches {
  const caches = new FakeCaches();
  vi.stubGlobal("caches", caches);
  return caches;
}
