import { AppError } from "@recollect/domain/errors/app-error.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer, later } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs, signedOut } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";

const chosen = { hour: 17, cards: false, assignments: true, isConfirmed: true, calendar: null };
const student = (reminders: object = chosen) => ({
  ...signedInAs(aUser()),
  "GET /api/auth/list-sessions": [],
  "GET /api/reminders": reminders,
});

function siteSendsMail(mail: boolean): void {
  document.documentElement.dataset["signIn"] = JSON.stringify({ signUp: "open", mail, school: null });
}

beforeEach(() => {
  localStorage.clear();
  useFakeEventSource();
  siteSendsMail(true);
});

afterEach(() => {
  delete document.documentElement.dataset["signIn"];
});

async function opened() {
  const app = renderApp("/account");
  const part = await screen.findByRole("region", { name: "Reminders" });
  await within(part).findByRole("group", { name: "Calendar" });
  return { ...app, part: within(part) };
}

describe("a student's reminders", () => {
  test("are shown as they are chosen, and each change is saved at once", async () => {
    const server = fakeServer({ ...student(), "PUT /api/reminders": {} });
    const { user, part } = await opened();
    expect(part.getByRole("switch", { name: "Cards that are due" })).not.toBeChecked();
    expect(part.getByRole("switch", { name: "Assignments that are due within three days" })).toBeChecked();
    await user.click(part.getByRole("switch", { name: "Cards that are due" }));
    await user.selectOptions(part.getByRole("combobox", { name: "Time of day" }), "7");
    await waitFor(() => expect(server.to("PUT /api/reminders")).toHaveLength(2));
    expect(server.to("PUT /api/reminders").map(({ body }) => body)).toEqual([
      { hour: 17, cards: true, assignments: true },
      { hour: 7, cards: true, assignments: true },
    ]);
  });

  test("switch in the same moment as they are pressed, not when the server or a timer answers", async () => {
    fakeServer({ ...student(), "PUT /api/reminders": later().reply });
    const { part } = await opened();
    const cards = part.getByRole("switch", { name: "Cards that are due" });
    fireEvent.click(cards);
    expect(cards).toBeChecked();
  });

  test("are as before after a change that could not be saved, and say why", async () => {
    fakeServer({ ...student(), "PUT /api/reminders": new AppError("api/rate-limit") });
    const { user, part } = await opened();
    await user.click(part.getByRole("switch", { name: "Cards that are due" }));
    expect(await part.findByText("Too many requests. Please wait a moment before trying again.")).toBeInTheDocument();
    expect(part.getByRole("switch", { name: "Cards that are due" })).not.toBeChecked();
  });

  test("wait for a confirmed address, and offer a link to it, with the reason if it can't be sent", async () => {
    const server = fakeServer({
      ...student({ ...chosen, isConfirmed: false }),
      "POST /api/auth/ask-confirmation": new AppError("auth/too-many-mails"),
    });
    const { user, part } = await opened();
    expect(part.getByText(/before you confirm that it is yours/)).toHaveTextContent("No mail is sent to");
    await user.click(part.getByRole("button", { name: "Send me a link" }));
    expect(await part.findByRole("alert")).toBeVisible();
    server.on({ "POST /api/auth/ask-confirmation": { status: true } });
    await user.click(part.getByRole("button", { name: "Send me a link" }));
    expect(await part.findByText("A link is on its way to you. It works for one hour.")).toBeVisible();
    expect(part.queryByRole("button", { name: "Send me a link" })).toBeNull();
  });

  test("need no confirmed address while all are off, or once it is confirmed", async () => {
    fakeServer(student({ ...chosen, assignments: false, isConfirmed: false }));
    const { part } = await opened();
    expect(part.queryByText(/before you confirm/)).toBeNull();
  });

  test("are not offered where the site sends no mail; the calendar is", async () => {
    siteSendsMail(false);
    fakeServer(student());
    const { part } = await opened();
    expect(part.getByText("This site sends no mail, so it can't remind you.")).toBeInTheDocument();
    expect(part.queryByRole("switch")).not.toBeInTheDocument();
    expect(part.getByRole("button", { name: "Make an address" })).toBeInTheDocument();
  });
});

describe("the address of a student's calendar", () => {
  test("is made, copied, renewed and closed", async () => {
    const written = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    const server = fakeServer({ ...student(), "POST /api/reminders/calendar": { calendar: "/api/calendars/one.ics" } });
    const { user, part } = await opened();
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation(written);
    await user.click(part.getByRole("button", { name: "Make an address" }));
    expect(await part.findByText(`${location.origin}/api/calendars/one.ics`)).toBeInTheDocument();
    expect(part.getByRole("group", { name: "Calendar" })).toHaveFocus();
    await user.click(part.getByRole("button", { name: "Copy" }));
    expect(written).toHaveBeenCalledWith(`${location.origin}/api/calendars/one.ics`);
    server.on({ "POST /api/reminders/calendar": { calendar: "/api/calendars/two.ics" }, "DELETE /api/reminders/calendar": undefined });
    await user.click(part.getByRole("button", { name: "Make a new address" }));
    expect(await part.findByText(`${location.origin}/api/calendars/two.ics`)).toBeInTheDocument();
    expect(part.getByRole("status")).toHaveTextContent("The calendar has a new address. The former one is closed.");
    await user.click(part.getByRole("button", { name: "Close the address" }));
    expect(await part.findByRole("button", { name: "Make an address" })).toBeInTheDocument();
    expect(part.getByRole("status")).toHaveTextContent("The address is closed.");
  });

  test("leaves the focus where the student is meanwhile", async () => {
    const made = later();
    fakeServer({ ...student(), "POST /api/reminders/calendar": () => made.reply });
    const { user, part } = await opened();
    await user.click(part.getByRole("button", { name: "Make an address" }));
    part.getByRole("combobox", { name: "Time of day" }).focus();
    made.give({ calendar: "/api/calendars/one.ics" });
    expect(await part.findByText(`${location.origin}/api/calendars/one.ics`)).toBeInTheDocument();
    expect(part.getByRole("combobox", { name: "Time of day" })).toHaveFocus();
  });

  test("stays where it could not be closed, and says why", async () => {
    fakeServer({
      ...student({ ...chosen, calendar: "/api/calendars/one.ics" }),
      "DELETE /api/reminders/calendar": new AppError("api/rate-limit"),
    });
    const { user, part } = await opened();
    await user.click(part.getByRole("button", { name: "Close the address" }));
    expect(await part.findByText("Too many requests. Please wait a moment before trying again.")).toBeInTheDocument();
    expect(part.getByText(`${location.origin}/api/calendars/one.ics`)).toBeInTheDocument();
  });
});

describe("the page of a daily mail's link", () => {
  test("stops the mails at the press of its button, without a session, and not before: mail scanners open links too", async () => {
    const server = fakeServer({ ...signedOut, "POST /api/reminders/stop": undefined });
    const { user } = renderApp("/stop-reminders?token=t1");
    const button = await screen.findByRole("button", { name: "Stop these mails" });
    expect(server.to("POST /api/reminders/stop")).toEqual([]);
    await user.click(button);
    expect(await screen.findByText("You get no more of these mails.")).toBeInTheDocument();
    expect(server.to("POST /api/reminders/stop").map(({ search }) => search.get("token"))).toEqual(["t1"]);
    expect(screen.queryByRole("button", { name: "Stop these mails" })).not.toBeInTheDocument();
  });

  test("says so where the link is not complete", async () => {
    fakeServer({ ...signedOut, "POST /api/reminders/stop": new AppError("auth/link-wrong") });
    const { user } = renderApp("/stop-reminders?token=t");
    await user.click(await screen.findByRole("button", { name: "Stop these mails" }));
    expect(await screen.findByText(/This link is not complete or not one of ours/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Stop these mails" })).not.toBeInTheDocument();
  });
});
