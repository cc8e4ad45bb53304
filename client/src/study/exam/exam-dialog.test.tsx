import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { defaultStudySettings } from "@recollect/domain/study/settings.ts";
import { anExam, aProgress } from "../../../test/study/a-study.ts";
import { anOutbox, outboxPlaceOf } from "../../../test/study/an-outbox.ts";
import { fakeServer, later } from "../../../test/fakes/fake-server.ts";
import { renderAt } from "../../../test/render-app.tsx";
import { aUser, signedInAs } from "../../../test/people.ts";
import { deviceTimeZone } from "../use-time-zone.ts";
import { ExamDialog } from "./exam-dialog.tsx";
import { OutboxContext } from "../outbox/outbox-provider.tsx";

const progress = "GET /api/study/progress";
const exam = "PUT /api/study/decks/7/exam";
const noExam = "DELETE /api/study/decks/7/exam";

function dialog(routes: Record<string, object | undefined | ((request: never) => unknown)>) {
  const server = fakeServer({ ...signedInAs(aUser()), ...(routes as Record<string, object>) });
  const onClose = vi.fn<() => void>();
  return {
    server,
    onClose,
    ...renderAt(
      "/",
      <OutboxContext value={outboxPlaceOf(anOutbox())}>
        <ExamDialog deckId={7} deckTitle="Cell biology" onClose={onClose} />
      </OutboxContext>,
    ),
  };
}

const field = () => screen.findByLabelText<HTMLInputElement>("Day of the exam");
const button = (name: string) => screen.getByRole("button", { name });

/** Native date fields accept a complete day only. */
async function type(user: ReturnType<typeof dialog>["user"], day: string) {
  const input = await field();
  await user.clear(input);
  if (day !== "") await user.type(input, day);
}

test("asks for a day from today to two years ahead, of the named deck", async () => {
  dialog({ [progress]: aProgress() });
  expect(await field()).toHaveAttribute("min", "2026-11-21");
  expect(await field()).toHaveAttribute("max", "2028-11-20");
  expect(await field()).toHaveFocus();
  expect(screen.getByRole("dialog", { name: "Exam date" })).toHaveAccessibleDescription("Cell biology");
  expect(screen.queryByRole("button", { name: "Remove exam" })).not.toBeInTheDocument();
});

test("asks from the device's today, also where no page sent the time zone before", async () => {
  const here = deviceTimeZone();
  const settings = { ...defaultStudySettings, timeZone: here === "Asia/Tokyo" ? "Europe/Berlin" : "Asia/Tokyo" };
  const { server } = dialog({
    [progress]: aProgress(),
    "GET /api/study/settings": settings,
    "PUT /api/study/time-zone": () => {
      const moved = { ...settings, timeZone: here };
      server.on({ "GET /api/study/settings": moved, [progress]: aProgress({ today: aProgress().today + 1 }) });
      return moved;
    },
  });
  await waitFor(async () => expect(await field()).toHaveAttribute("min", "2026-11-22"), { timeout: 4000 });
});

test("saves the day, shows that it does, and then the plan", async () => {
  const saved = later<object>();
  const { server, user, onClose } = dialog({ [progress]: aProgress(), [exam]: () => saved.reply });
  await type(user, "2026-12-01");
  await user.click(button("Save"));
  expect(button("Saving...")).toBeDisabled();
  server.on({ [progress]: aProgress({ exam: anExam() }) });
  saved.give({ deckId: 7, day: "2026-12-01" });
  expect(await screen.findByText("This fits: 5 new cards a day until Nov 28, then reviews alone.")).toBeInTheDocument();
  expect(server.to(exam).map(({ body }) => body)).toEqual([{ day: "2026-12-01" }]);
  expect(onClose).not.toHaveBeenCalled();
  await waitFor(() => expect(button("Done")).toHaveFocus());
  expect(screen.getByRole("status")).toHaveTextContent(/^Saved\. This fits: 5 new cards a day until Nov 28, then reviews alone\.$/);
  await user.keyboard("{Enter}");
  expect(onClose).toHaveBeenCalledOnce();
  await user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledTimes(2);
});

test("saves by the Enter key too", async () => {
  const { server, user } = dialog({ [progress]: aProgress(), [exam]: { deckId: 7, day: "2026-12-01" } });
  await type(user, "2026-12-01");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(server.to(exam)).toHaveLength(1));
});

test("starts with the current day, and shows its plan until another day is typed", async () => {
  const { user } = dialog({ [progress]: aProgress({ exam: anExam() }) });
  expect(await field()).toHaveValue("2026-12-01");
  expect(screen.getByText(/^This fits/)).toBeInTheDocument();
  await type(user, "2026-12-24");
  expect(screen.queryByText(/^This fits/)).not.toBeInTheDocument();
  expect(button("Save")).toBeEnabled();
});

test.each(["", "2026-11-20", "2028-11-21"])("the day '%s' is refused before it is sent", async (day) => {
  const { server, user } = dialog({ [progress]: aProgress() });
  await type(user, day);
  await user.click(button("Save"));
  expect(await field()).toHaveAccessibleDescription("An exam must be today or later, and within two years.");
  expect(server.to(exam)).toEqual([]);
});

test("a refusal has its own message, and the typed day stays", async () => {
  const { user } = dialog({ [progress]: aProgress(), [exam]: new AppError("deck/not-found") });
  await type(user, "2026-12-01");
  await user.click(button("Save"));
  expect(await screen.findByRole("alert")).toHaveTextContent("Deck not found.");
  expect(await field()).toHaveValue("2026-12-01");
});

test("without a network the typed day stays, and can be saved again", async () => {
  const { server, user } = dialog({ [progress]: aProgress(), [exam]: { deckId: 7, day: "2026-12-01" } });
  await type(user, "2026-12-01");
  server.online(false);
  await user.click(button("Save"));
  expect(await screen.findByRole("alert")).toHaveTextContent("The exam date could not be changed. Please try again.");
  expect(await field()).toHaveValue("2026-12-01");
  server.online(true);
  server.on({ [progress]: aProgress({ exam: anExam() }) });
  await user.click(button("Save"));
  expect(await screen.findByText(/^This fits/)).toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("removes the exam and closes", async () => {
  const { server, user, onClose } = dialog({ [progress]: aProgress({ exam: anExam() }), [noExam]: undefined });
  await field();
  await user.click(button("Remove exam"));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.to(noExam)).toHaveLength(1);
});

test("an exam that could not be removed is still shown", async () => {
  const { user, onClose } = dialog({ [progress]: aProgress({ exam: anExam() }), [noExam]: new AppError("unknown") });
  await field();
  await user.click(button("Remove exam"));
  expect(await screen.findByRole("alert")).toHaveTextContent("The exam date could not be changed. Please try again.");
  expect(onClose).not.toHaveBeenCalled();
  expect(button("Remove exam")).toBeEnabled();
});

test("a plan that could not be read can be retried", async () => {
  const { server, user } = dialog({ [progress]: new AppError("api/rate-limit") });
  expect(await screen.findByRole("alert")).toHaveTextContent("Too many requests.");
  server.on({ [progress]: aProgress({ exam: anExam() }) });
  await user.click(button("Try again"));
  expect(await field()).toHaveValue("2026-12-01");
});

test("a day that was saved without its plan says so, and shows no old plan for it", async () => {
  const { server, user } = dialog({ [progress]: aProgress({ exam: anExam() }), [exam]: { deckId: 7, day: "2026-12-24" } });
  await type(user, "2026-12-24");
  server.on({ [progress]: new AppError("api/rate-limit") });
  await user.click(button("Save"));
  expect(await screen.findByRole("alert")).toHaveTextContent("Too many requests.");
  expect(screen.queryByText(/^This fits/)).not.toBeInTheDocument();
  server.on({ [progress]: aProgress({ exam: anExam({ day: "2026-12-24", plan: { daysLeft: 33, learningDays: 26 } }) }) });
  await user.click(button("Try again"));
  expect(await screen.findAllByText(/until Dec 16/)).not.toEqual([]);
});

test("says that its day is an assignment's, which nobody removes here, and takes an earlier day", async () => {
  const due = { title: "Chapter 3", groupName: "Biology 7b", ownDay: null };
  const { server, user } = dialog({ [progress]: aProgress({ exam: { ...anExam(), due } }), [exam]: { deckId: 7, day: "2026-11-25" } });
  expect(await field()).toHaveValue("");
  expect(screen.getByText(/^The exam is on /)).toHaveTextContent(
    "The exam is on Tue, Dec 1: then the assignment Chapter 3 of Biology 7b is due.",
  );
  expect(screen.queryByRole("button", { name: "Remove exam" })).not.toBeInTheDocument();
  expect(button("Done")).toBeInTheDocument();
  await type(user, "2026-11-25");
  await user.click(button("Save"));
  await waitFor(() => expect(server.to(exam).map(({ body }) => body)).toEqual([{ day: "2026-11-25" }]));
});

test("a later day of one's own waits behind the due day, and can be removed", async () => {
  const due = { title: "Chapter 3", groupName: "Biology 7b", ownDay: "2026-12-20" };
  const { server, user } = dialog({ [progress]: aProgress({ exam: { ...anExam(), due } }), [noExam]: undefined });
  expect(await field()).toHaveValue("2026-12-20");
  await user.click(button("Remove exam"));
  await waitFor(() => expect(server.to(noExam)).toHaveLength(1));
});
