import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FormCard } from "@recollect/domain/decks/deck-form.ts";
import { fakeSendings } from "../../../test/fakes/fake-sending.ts";
import { toast } from "../../ui/toast/toast.ts";
import { CardList } from "./card-list.tsx";
import { useBusyCards } from "./state/use-busy-cards.ts";

// jsdom has no layout: every row gets its height from a browser.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(172));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const rows: readonly FormCard[] = Array.from({ length: 150 }, (_, at) => ({
  key: `key ${at}`,
  term: `term ${at + 1}`,
  definition: `definition ${at + 1}`,
}));

function LongList({ cards }: { cards: readonly FormCard[] }) {
  const scroller = useRef<HTMLDivElement | null>(null);
  const busy = useBusyCards();
  const nothing = () => undefined;
  return (
    <div ref={scroller} data-testid="scroller">
      <CardList
        {...{ cards, scroller, busy }}
        allCards={() => cards}
        dispatch={nothing}
        onDelete={nothing}
        onManyCards={nothing}
        onRow={nothing}
        chosen={{ keys: null, choose: nothing, set: nothing, begin: nothing }}
        hints={new Map()}
      />
    </div>
  );
}

function theList(cards = rows) {
  const { rerender, unmount } = render(<LongList cards={cards} />);
  return { show: (others: readonly FormCard[]) => rerender(<LongList cards={others} />), leave: unmount };
}

const term = (card: number) => screen.queryByLabelText(`Term of card ${card}`);

/** Far down, with the focus elsewhere: the rows that were in view are no longer rendered. */
async function scrollAway(): Promise<void> {
  act(() => (document.activeElement as HTMLElement).blur());
  fireEvent.focus(term(150)!);
  const scroller = screen.getByTestId("scroller");
  scroller.scrollTop = 15_000;
  fireEvent.scroll(scroller);
  await waitFor(() => expect(term(1)).toBeNull());
}

async function pasteInto(card: number): Promise<void> {
  const user = userEvent.setup();
  await user.click(term(card)!);
  const file = new File([new Uint8Array(10)], "hund.mp3", { type: "audio/mpeg" });
  await user.paste({ getData: () => "", files: [file], types: ["Files"] } as unknown as DataTransfer);
}

test("of a long list only the rows near the view are rendered", async () => {
  theList();
  expect(term(2)).not.toBeNull();
  expect(term(80)).toBeNull();
  await scrollAway();
  expect(term(2)).toBeNull();
});

test("a row with an upload stays, and is removed when the upload is cancelled", async () => {
  const sendings = fakeSendings();
  theList();
  await pasteInto(2);
  await waitFor(() => expect(sendings).toHaveLength(1));
  await scrollAway();
  expect(term(2)).not.toBeNull();
  expect(term(3)).toBeNull();
  expect(sendings[0]!.isStopped).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  fireEvent.focus(term(150)!);
  await waitFor(() => expect(term(2)).toBeNull());
});

test("it stays at its new position when rows before it are removed", async () => {
  const sendings = fakeSendings();
  const { show } = theList();
  await pasteInto(2);
  await waitFor(() => expect(sendings).toHaveLength(1));
  await scrollAway();
  show(rows.slice(1));
  expect(within(screen.getByRole("list", { name: "Cards" })).getByDisplayValue("term 2")).toBe(term(1));
  expect(sendings[0]!.isStopped).toBe(false);
});

test("a row in which a sound is being recorded stays", async () => {
  const user = userEvent.setup();
  theList();
  await user.click(term(2)!);
  await user.click(await screen.findByRole("button", { name: /^Record/ }));
  await scrollAway();
  expect(term(2)).not.toBeNull();
});

test("a student who leaves during an upload is told that the file is not kept, and no other student is", async () => {
  const told = vi.spyOn(toast, "warning");
  theList().leave();
  expect(told).not.toHaveBeenCalled();
  const sendings = fakeSendings();
  const { leave } = theList();
  await pasteInto(2);
  await waitFor(() => expect(sendings).toHaveLength(1));
  leave();
  expect(told).toHaveBeenCalledExactlyOnceWith("A picture or a sound that was still being sent is not kept.");
});
