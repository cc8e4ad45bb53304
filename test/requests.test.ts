import { expect, test } from "vitest";
import { codeFiles, isTest } from "./project-files.ts";

/**
 * A request names its route as `request("GET", "/api/users/:uid", …)` or `addressOf("GET", …)`, where the server's types check the path, the
 * method, the parameters and the reply. Any other text that begins with `/api` could name a route that does not exist.
 */
const routeNames = new Map<string, string>([
  ["client/src/lib/requests/http.ts", "compares paths with those whose failures mean something else; quietPaths are checked by their type"],
  ["client/src/device/filled-paths.ts", "compared with the paths of requests; each is checked by its type"],
  ["client/src/device/kept-replies.ts", "names the path of a membership, which is checked by its type"],
  ["client/src/device/device-replies.ts", "compares the paths of requests; each is checked by its type"],
]);

/** Files that reach the network by themselves. All others use `request`. */
const senders = new Map<string, string>([
  ["client/src/lib/requests/http.ts", "the one place that calls fetch"],
  ["client/src/lib/requests/send-file.ts", "uploads with progress, which fetch does not report"],
  ["client/src/lib/live/live.tsx", "the stream of events"],
  ["client/src/exchange/importing/import-api.ts", "the stream of an import's progress"],
  ["client/src/lib/load-part.ts", "the files of the page's own parts, which are no routes"],
  ["client/src/lib/worker/app-worker.ts", "the service worker's own file, which is no route"],
  ["client/src/ui/messages/use-retry.ts", "the health of the server, beside the API, in any state of the session"],
  ["client/src/ui/waiting/lazily.tsx", "the health of the server, beside the API, in any state of the session"],
]);

/** Files that make an Address of a string. */
const addressMakers = new Map<string, string>([
  ["client/src/lib/requests/address.ts", "addressOf, the only function that returns one"],
  ["client/src/lib/requests/http.ts", "calls addressOf for request, whose own arguments were checked"],
  ["client/src/lib/live/live.tsx", "the health route, which is beside the API and has no type"],
]);

const clientFiles = codeFiles.filter(({ path }) => path.startsWith("client/src/") && !isTest(path));

test("a request names its route where its type is checked", () => {
  expect(filesWith(namesRouteInText).filter((path) => !routeNames.has(path))).toEqual([]);
});

test("only the places of requests, streams and uploads reach the network by themselves", () => {
  expect(filesWith(reachesNetwork)).toEqual([...senders.keys()].toSorted());
});

test("no string is taken for the address of a route", () => {
  expect(filesWith(castsAddress)).toEqual([...addressMakers.keys()].toSorted());
});

test.each([
  ['request("GET", "/api/study/today")', false],
  ['addressOf("GET", "/api/media/:name", { params: { name } })', false],
  ['request(\n  isSaved ? "PUT" : "DELETE",\n  "/api/users/:uid/saved/:id",\n)', false],
  ['type Notices = Reply<"GET", "/api/notices">', false],
  ["// `/api/events` is one stream", false],
  ["/** Of `GET /api/events`. */", false],
  ['const path = "/api/notices"', true],
  ["const path = '/api/notices'", true],
  ["const path = `/api/library/${id}`", true],
  ['request("GET", `/api/library/${id}`)', true],
  ['request("GET", "/api/" + noun)', true],
  ['const path = "/api" + noun', true],
  ["const root = `/api`", true],
  ["<a href={`/api/users/${uid}/export`}>", true],
  ['<img src="/api/media/a.png" />', true],
  ['new URL("/api/notices", location.href)', true],
  ['fetch(location.origin + "/api/notices")', true],
  ['const address = "https://host.example/api/notices"', true],
])("a route in %s is a finding: %s", (code, isFinding) => {
  expect(namesRouteInText(withoutComments(code))).toBe(isFinding);
});

test.each([
  ["await fetch(address)", true],
  ["window.fetch(address)", true],
  ["const get = fetch;", true],
  ["new EventSource(address)", true],
  ["navigator.sendBeacon(address, body)", true],
  ["new WebSocket(address)", true],
  ["void query.refetch()", false],
  ["void modal.prefetch()", false],
  ['type EventStream = Pick<EventSource, "close">', false],
  ["if (stream.readyState === EventSource.CLOSED) stop()", false],
])("reaching the network in %s is a finding: %s", (code, isFinding) => {
  expect(reachesNetwork(withoutComments(code))).toBe(isFinding);
});

test.each([
  ["address as Address", true],
  ["address as Address<Media>", true],
  ["(addressOf as AnyAddressOf)(method, path)", true],
  ["address satisfies Address", false],
])("making an address in %s is a finding: %s", (code, isFinding) => {
  expect(castsAddress(code)).toBe(isFinding);
});

/** A text that holds `/api`, unless it is a plain one right behind a method: `"GET", "/api/…"`; or the module of the API's types. */
function namesRouteInText(code: string): boolean {
  const typed = /"(?:GET|POST|PUT|PATCH|DELETE)",\s*"\/api\/[\w:/-]*[\w]"/g;
  return /(?<!@recollect\/server)\/api(?:[/"'`?]|\$\{)/.test(code.replace(typed, ""));
}

function reachesNetwork(code: string): boolean {
  return /\bfetch\b|\bXMLHttpRequest\b|\bsendBeacon\b|\bnew (?:EventSource|WebSocket|Request)\b/.test(code);
}

function castsAddress(code: string): boolean {
  return /\bas (?:Any)?Address(?:Of)?\b/.test(code);
}

function filesWith(isFinding: (code: string) => boolean): string[] {
  return clientFiles
    .filter(({ text }) => isFinding(withoutComments(text)))
    .map(({ path }) => path)
    .toSorted();
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
}
