import "fake-indexeddb/auto";
import { packStanding, untouchedStanding } from "@recollect/domain/study/progress/card-standing.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aDeck } from "../../../test/a-deck.ts";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";

const standings = (packed: Record<string, number>) => ({ standings: packed, now: 0, changesAt: 86_400_000, today: 100, examDay: null });
const suspended = packStanding({ ...untouchedStanding, isSuspended: true });

test("the editor marks a suspended card, and can resume it", async () => {
  useFakeEventSource();
  const deck = aDeck();
  const user = aUser();
  const server = fakeServer({
    ...signedInAs(user),
    [`GET /api/users/${user.uid}/decks/${deck.id}`]: deck,
    [`GET /api/study/decks/${deck.id}/cards`]: standings({ c2: suspended }),
    "POST /api/study/entries": ({ body }) => ({
      accepted: (body as { entries: { id: string }[] }).entries.map(({ id }) => id),
      refused: [],
      cards: [],
    }),
  });
  const page = renderApp(`/${deck.id}/edit`);
  const resume = await screen.findByRole("button", { name: "Resume card 2" });
  const row = resume.closest("li") as HTMLElement;
  expect(within(row).getByText("Suspended")).toBeInTheDocument();
  expect(within(row).getByRole("textbox", { name: "Term of card 2" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Resume card 1" })).not.toBeInTheDocument();

  server.on({ [`GET /api/study/decks/${deck.id}/cards`]: standings({}) });
  await page.user.click(resume);
  await waitFor(() => expect(screen.queryByText("Suspended")).not.toBeInTheDocument());
  const [sent] = server.to("POST /api/study/entries");
  expect(sent?.body).toMatchObject({ entries: [{ kind: "resume", cardId: "c2", deckKey: `${user.uid}/${deck.id}` }] });
});
