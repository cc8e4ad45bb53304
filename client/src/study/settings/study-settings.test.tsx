import { defaultStudySettings, type StudySettings } from "@recollect/domain/study/settings.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { theStream, useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer, later } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";
import { skipWaits } from "../../../test/skip-waits.ts";
import { deviceTimeZone } from "../use-time-zone.ts";
import { refreshAfterMs } from "../use-refresh.ts";

const read = "GET /api/study/settings";
const change = "PATCH /api/study/settings";
const here = deviceTimeZone();

beforeEach(() => {
  localStorage.clear();
  useFakeEventSource();
});

/** Opened from the profile menu, which every page has. */
async function opened(known: Partial<StudySettings> = {}, routes: Record<string, object> = {}, at = "/404") {
  const settings = { ...defaultStudySettings, timeZone: here, ...known };
  const server = fakeServer({ ...signedInAs(aUser()), [read]: settings, [change]: settings, ...routes });
  const page = renderApp(at);
  await page.user.click(await screen.findByRole("button", { name: /Profile menu/ }));
  await page.user.click(await screen.findByRole("menuitem", { name: "Study settings" }));
  const dialog = await screen.findByRole("dialog", { name: "Study settings" });
  return { server, ...page, dialog: within(dialog) };
}

async function openedForm(known: Partial<StudySettings> = {}, routes: Record<string, object> = {}, at = "/404") {
  const page = await opened(known, routes, at);
  const retention = await page.dialog.findByRole("slider", { name: "Desired retention" });
  return { ...page, retention, save: page.dialog.getByRole("button", { name: "Save Changes" }) };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

describe("the study settings", () => {
  test("show the current values, the simple ones first and the rest folded away", async () => {
    const { dialog, retention } = await openedForm({ retention: 0.85, newPerDay: 12, fourRatings: true, learningSteps: [5, 25] });
    expect(retention).toHaveValue("85");
    expect(retention).toHaveAttribute("aria-valuetext", "85%");
    expect(retention).toHaveAccessibleDescription("About 85 of 100 cards are known when they come back. Higher means more reviews.");
    expect(dialog.getByRole("spinbutton", { name: "New cards a day" })).toHaveValue(12);
    expect(dialog.getByRole("spinbutton", { name: "Reviews a day" })).toHaveValue(200);
    expect(dialog.getByRole("switch", { name: "Four buttons" })).toBeChecked();
    expect(dialog.getByRole("switch", { name: "Practice tests count" })).toBeChecked();
    expect(dialog.getByText("Advanced").closest("details")).not.toHaveAttribute("open");
    expect(dialog.getByLabelText("Learning steps")).toHaveValue("5 25");
    expect(dialog.getByLabelText("Longest interval")).toHaveValue(36_500);
  });

  test("are saved: only the changed ones", async () => {
    const { server, user, dialog, retention, save } = await openedForm();
    fireEvent.change(retention, { target: { value: "95" } });
    expect(retention).toHaveAccessibleDescription(
      "About 95 of 100 cards are known when they come back. This high, cards come back more than twice as often as at 90%.",
    );
    await user.click(dialog.getByRole("switch", { name: "Four buttons" }));
    await user.click(dialog.getByText("Advanced"));
    const steps = dialog.getByRole("textbox", { name: "Relearning steps" });
    await user.clear(steps);
    await user.type(steps, "15, 60");
    await user.click(save);
    await isClosed();
    expect(server.to(change).map(({ body }) => body)).toEqual([{ retention: 0.95, fourRatings: true, relearningSteps: [15, 60] }]);
  });

  test("change what is due, so that is requested again", async () => {
    const { server, user, dialog, save } = await openedForm({}, {}, "/decks");
    const asked = () => server.to("GET /api/study/summary").length;
    await waitFor(() => expect(asked()).toBe(1));
    await user.click(dialog.getByRole("switch", { name: "Four buttons" }));
    await user.click(save);
    await isClosed();
    await waitFor(() => expect(asked()).toBe(2));
  });

  test("are busy while they are saved, and can't be closed then", async () => {
    const answer = later();
    const { user, dialog, save } = await openedForm({}, { [change]: () => answer.reply });
    await user.click(dialog.getByRole("switch", { name: "Practice tests count" }));
    await user.click(save);
    expect(await dialog.findByRole("button", { name: "Saving..." })).toBeDisabled();
    expect(dialog.getByRole("button", { name: "Cancel" })).toBeDisabled();
    await user.keyboard("{Escape}");
    expect(screen.getByRole("dialog")).toBeInTheDocument();
    answer.give({ ...defaultStudySettings, practiceCounts: false });
    await isClosed();
  });

  test("keep the student's changes while they are read again", async () => {
    skipWaits(refreshAfterMs);
    const { server, user, dialog, save } = await openedForm({}, {}, "/decks");
    await user.click(dialog.getByRole("switch", { name: "Four buttons" }));
    const answer = later();
    server.on({ [read]: () => answer.reply });
    const known = server.to(read).length;
    const stream = await theStream();
    act(() => stream.send("study", { entryId: "e1" }));
    await waitFor(() => expect(server.to(read).length).toBeGreaterThan(known));
    await act(async () => answer.give({ ...defaultStudySettings, timeZone: here, newPerDay: 7 }));
    expect(dialog.getByRole("switch", { name: "Four buttons" })).toBeChecked();
    await user.click(save);
    await isClosed();
    expect(server.to(change).map(({ body }) => body)).toEqual([{ fourRatings: true }]);
  });

  test("are unchanged after Cancel, and the focus returns to the profile menu's button", async () => {
    const { server, user, dialog } = await openedForm();
    await user.click(dialog.getByRole("switch", { name: "Four buttons" }));
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await isClosed();
    expect(server.to(change)).toEqual([]);
    await waitFor(() => expect(screen.getByRole("button", { name: /Profile menu/ })).toHaveFocus());
  });

  test("return to the defaults, once they are saved", async () => {
    const { server, user, dialog, retention, save } = await openedForm({ retention: 0.8, newPerDay: 5, isTimeZoneFixed: true });
    await user.click(dialog.getByRole("button", { name: "Reset to defaults" }));
    expect(retention).toHaveValue("90");
    expect(dialog.getByRole("spinbutton", { name: "New cards a day" })).toHaveValue(20);
    expect(dialog.getByText("These are the defaults. Save the changes to keep them.")).toBeInTheDocument();
    expect(server.to(change)).toEqual([]);
    await user.click(save);
    await isClosed();
    expect(server.to(change)[0]?.body).toEqual({ retention: 0.9, newPerDay: 20, timeZone: here, isTimeZoneFixed: false });
  });
});

describe("an error", () => {
  test("is shown at its field, with the message of the catalogue, and nothing is sent", async () => {
    const { server, user, dialog, save } = await openedForm();
    const limit = dialog.getByRole("spinbutton", { name: "New cards a day" });
    await user.clear(limit);
    await user.click(save);
    await waitFor(() => expect(limit).toHaveAccessibleDescription("A daily limit must be a whole number from 0 to 9,999."));
    expect(limit).toHaveFocus();
    expect(dialog.getByRole("spinbutton", { name: "Reviews a day" })).toBeValid();
    await user.type(limit, "30");
    expect(limit).toBeValid();
    expect(server.to(change)).toEqual([]);
  });

  test("unfolds its field", async () => {
    const { user, dialog, save } = await openedForm();
    const steps = dialog.getByLabelText("Learning steps");
    fireEvent.change(steps, { target: { value: "1 day" } });
    await user.click(save);
    await waitFor(() => expect(steps).toHaveAccessibleDescription("Steps must be at most 10 whole minutes, each from 1 to 1,439."));
    expect(dialog.getByText("Advanced").closest("details")).toHaveAttribute("open");
    await waitFor(() => expect(steps).toHaveFocus());
  });

  test("of the server is shown at the field that was changed, and the input stays", async () => {
    const { user, dialog, save } = await openedForm({}, { [change]: new AppError("study/bad-daily-limit") });
    const reviews = dialog.getByRole("spinbutton", { name: "Reviews a day" });
    await user.clear(reviews);
    await user.type(reviews, "150");
    await user.click(save);
    await waitFor(() => expect(reviews).toHaveAccessibleDescription("A daily limit must be a whole number from 0 to 9,999."));
    expect(reviews).toHaveValue(150);
  });

  test("of the server itself is shown above, the input stays, and it can be retried", async () => {
    const { server, user, dialog, save } = await openedForm({}, { [change]: new AppError("database/network-error") });
    await user.click(dialog.getByRole("switch", { name: "Four buttons" }));
    await user.click(save);
    expect(await dialog.findByRole("alert")).toHaveTextContent("Error saving your study settings. Please try again.");
    expect(dialog.getByRole("switch", { name: "Four buttons" })).toBeChecked();
    server.on({ [change]: { ...defaultStudySettings, fourRatings: true } });
    await user.click(save);
    await isClosed();
  });

  test("while reading them can be retried", async () => {
    const { server, user, dialog } = await opened({}, { [read]: new AppError("api/rate-limit") });
    expect(await dialog.findByRole("alert")).toHaveTextContent("Too many requests. Please wait a moment before trying again.");
    server.on({ [read]: defaultStudySettings });
    await user.click(dialog.getByRole("button", { name: "Try again" }));
    expect(await dialog.findByRole("slider", { name: "Desired retention" })).toHaveValue("90");
  });
});

describe("the time zone", () => {
  const elsewhere = here === "Asia/Tokyo" ? "Europe/Berlin" : "Asia/Tokyo";

  test("is the device's own unless another one is chosen", async () => {
    const { server, user, dialog, save } = await openedForm();
    const zone = dialog.getByLabelText("Time zone");
    expect(zone).toHaveValue("");
    expect(within(zone).getAllByRole("option", { hidden: true })[0]).toHaveTextContent(/^Automatic: .+, where this device is$/);
    await user.click(dialog.getByText("Advanced"));
    await user.selectOptions(zone, elsewhere);
    await user.click(save);
    await isClosed();
    expect(server.to(change)[0]?.body).toEqual({ timeZone: elsewhere, isTimeZoneFixed: true });
  });

  test("that was chosen is shown", async () => {
    const { dialog } = await openedForm({ timeZone: elsewhere, isTimeZoneFixed: true });
    expect(dialog.getByLabelText("Time zone")).toHaveValue(elsewhere);
  });
});

test("the settings are closed when another student signs in", async () => {
  const { user, unmount } = await openedForm();
  unmount();
  fakeServer(signedInAs(aUser()));
  renderApp("/404");
  await user.click(await screen.findByRole("button", { name: /Profile menu/ }));
  expect(await screen.findByRole("menuitem", { name: "Study settings" })).toBeInTheDocument();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
