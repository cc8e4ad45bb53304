import { act, waitFor } from "@testing-library/react";
import { FakeEventSource } from "./fakes/fake-event-source.ts";
import { fakeSendings, type FakeSending } from "./fakes/fake-sending.ts";

/** What the server says about an import of cards that a browser sent. */
export const aTextReport = {
  format: "text",
  account: null,
  decks: [
    {
      name: "Imported deck",
      folder: [],
      cards: 1,
      prompts: 1,
      media: 0,
      withProgress: 0,
      isTrashed: false,
      languages: null,
      areLanguagesGuessed: false,
      sample: [],
    },
  ],
  changed: [],
  leftOut: [],
};

export const anImport = { id: "i1", name: "a", state: "ready", progress: 1, report: aTextReport, decks: null, error: null, doneAt: null };

/** Plays the server for imports: takes what is sent, and says how the import with the id `i1` is. The test has called `useFakeEventSource`. */
export function aServerOfImports() {
  const sendings = fakeSendings();
  const sent = (count: number) =>
    waitFor(() => {
      const sending = sendings[count - 1];
      if (!sending || sendings.length !== count) throw new Error(`${sendings.length} were sent`);
      return sending;
    });
  const tells = async (view: object) => {
    const stream = await waitFor(() => {
      const last = FakeEventSource.opened.findLast(({ url, isClosed }) => url === "/api/imports/i1" && !isClosed);
      if (!last) throw new Error("No stream follows the import");
      return last;
    });
    act(() => stream.send("message", { ...anImport, ...view }));
  };
  return {
    sendings,
    sent,
    tells,
    /** Takes the text, reads it, and writes it once it is confirmed. */
    async writes(decks: object[] = [{ id: 9, title: "Imported deck", isNew: true, added: 1, updated: 0, unchanged: 0, conflicts: [] }]) {
      const sending = await sent(sendings.length || 1);
      act(() => sending.answer(202, { id: "i1" }));
      await tells({});
      await tells({ state: "done", report: null, decks });
      return decksIn(sending);
    },
  };
}

type SentDeck = { name: string; folder: string[]; cards: { term: string; definition: string }[] };

/** The decks in what was sent. */
export async function decksIn({ body }: Pick<FakeSending, "body">): Promise<SentDeck[]> {
  return (JSON.parse(await textOf(body as Blob)) as { decks: SentDeck[] }).decks;
}

/** jsdom's files have no `text`. */
function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(new Error("The file could not be read")));
    reader.readAsText(blob);
  });
}
