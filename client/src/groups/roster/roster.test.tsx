import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { ComparedRoster, ListedPupil } from "@recollect/domain/groups/roster/class-list.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer, later } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";
import { settle } from "../../../test/still-clock.ts";

const none = { email: null, username: null, externalId: null };
const listed = (name: string, more: Partial<ListedPupil> = {}): ListedPupil => ({
  ...none,
  id: name,
  name,
  uid: null,
  slipUntil: null,
  mailedAt: null,
  ...more,
});
const row = (number: number, name: string) => ({ ...none, row: number, name });

const difference: ComparedRoster = {
  version: "v1",
  new: [row(2, "Anna"), row(3, "Ben")],
  moved: [{ row: { ...row(4, "Cleo Lee"), externalId: "7" }, pupil: { ...none, id: "c", name: "Cleo", externalId: "7" } }],
  same: [{ row: row(5, "Dora"), pupil: { ...none, id: "d", name: "Dora" } }],
  missing: [{ ...none, id: "e", name: "Emil" }],
  unreadable: [
    { row: 6, why: "no-name" },
    { row: 7, why: "doubled", of: 2 },
  ],
};

const roster = "GET /api/groups/g7/roster";

beforeEach(() => {
  useFakeEventSource();
});

function open(path: string, routes: Record<string, object>) {
  const server = fakeServer({ ...signedInAs(aUser()), ...routes });
  return { server, ...renderApp(path) };
}

async function paste(user: ReturnType<typeof renderApp>["user"], text: string): Promise<void> {
  await user.click(await screen.findByRole("textbox", { name: "Or paste it" }));
  await user.paste(text);
  await user.click(screen.getByRole("button", { name: "Compare with the class" }));
}

describe("the class list", () => {
  test("shows what a list changes, with the rows that can't be read, and saves it only after the button", async () => {
    const { server, user } = open("/groups/g7/list", {
      [roster]: { pupils: [], canMail: false },
      "POST /api/groups/g7/roster": difference,
      "POST /api/groups/g7/roster/confirm": { added: 2, changed: 1, removed: 1 },
    });
    await paste(user, "Name\nAnna");
    expect(await screen.findByRole("heading", { name: "What this list changes" })).toHaveFocus();
    const unreadable = within(screen.getByRole("list", { name: "2 rows can't be read" })).getAllByRole("listitem");
    expect(unreadable.map(({ textContent }) => textContent)).toEqual([
      "Row 6 There is no name in it.",
      "Row 7 It names the same student as row 2.",
    ]);
    expect(within(screen.getByRole("list", { name: "2 new students" })).getAllByRole("listitem")).toHaveLength(2);
    expect(screen.getByRole("list", { name: "1 changed student" })).toHaveTextContent("Cleo Lee7was Cleo");
    expect(screen.getByText("1 student as before")).toBeInTheDocument();
    expect(server.to("POST /api/groups/g7/roster/confirm")).toEqual([]);
    await user.click(screen.getByRole("checkbox", { name: "Emil leaves the class" }));
    await user.click(screen.getByRole("button", { name: "Save the list" }));
    expect(await screen.findByText("The list is saved: 2 students added, 1 student changed, 1 student removed.")).toHaveFocus();
    expect(server.to("POST /api/groups/g7/roster/confirm")[0]?.body).toEqual({ text: "Name\nAnna", version: "v1", removeMissing: ["e"] });
    expect(screen.getByRole("link", { name: "Print slips" })).toHaveAttribute("href", "/groups/g7/slips");
  });

  test("that changes nothing says so and can't be saved", async () => {
    const { user } = open("/groups/g7/list", {
      [roster]: { pupils: [listed("Dora")], canMail: false },
      "POST /api/groups/g7/roster": { ...difference, new: [], moved: [], missing: [], unreadable: [] },
    });
    await paste(user, "Dora");
    expect(await screen.findByText(/This list changes nothing/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Save the list" })).toBeDisabled();
    await user.click(screen.getByRole("button", { name: "Choose another list" }));
    expect(screen.getByRole("list", { name: "Students on the list" })).toHaveTextContent("DoraNo slip yet");
  });

  test("is compared again when the class changed meanwhile", async () => {
    const { server, user } = open("/groups/g7/list", {
      [roster]: { pupils: [], canMail: false },
      "POST /api/groups/g7/roster": difference,
      "POST /api/groups/g7/roster/confirm": new AppError("roster/changed"),
    });
    await paste(user, "Name\nAnna");
    await user.click(await screen.findByRole("button", { name: "Save the list" }));
    expect(await screen.findByText(/The class changed since this list was compared/)).toBeInTheDocument();
    expect(server.to("POST /api/groups/g7/roster")).toHaveLength(2);
  });

  test.each([
    ["Windows", [0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72], "Müller"],
    ["UTF-16", [0xff, 0xfe, 0x4d, 0, 0xfc, 0], "Mü"],
    ["UTF-8", [0xef, 0xbb, 0xbf, 0xc3, 0x85, 0x73, 0x65], "Åse"],
  ])("is read from a file in the alphabet of %s", async (_name, bytes, text) => {
    const { server, user } = open("/groups/g7/list", {
      [roster]: { pupils: [], canMail: false },
      "POST /api/groups/g7/roster": difference,
    });
    await screen.findByRole("button", { name: "Choose a file" });
    await user.upload(screen.getByLabelText("File with the class list"), new File([new Uint8Array(bytes)], "class.csv"));
    expect(await screen.findByRole("heading", { name: "What this list changes" })).toBeInTheDocument();
    expect(server.to("POST /api/groups/g7/roster")[0]?.body).toEqual({ text });
    await user.selectOptions(screen.getByRole("combobox", { name: /letters look wrong/ }), "windows-1251");
    expect(await screen.findByRole("heading", { name: "What this list changes" })).toBeInTheDocument();
    expect(server.to("POST /api/groups/g7/roster")).toHaveLength(2);
  });

  test.each([
    ["a spreadsheet's own file", "PK\u0003\u0004\0\0", /save the list as CSV/],
    ["an empty file", "", /This file is empty/],
  ])("says what to do about %s", async (_name, content, message) => {
    const { user } = open("/groups/g7/list", { [roster]: { pupils: [], canMail: false } });
    await screen.findByRole("button", { name: "Choose a file" });
    await user.upload(screen.getByLabelText("File with the class list"), new File([content], "class.csv"));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  test("takes a student off who has not joined", async () => {
    const { server, user } = open("/groups/g7/list", {
      [roster]: { pupils: [listed("Anna"), listed("Ben", { uid: "ben" })], canMail: false },
      "DELETE /api/groups/g7/roster/Anna": {},
    });
    const button = await screen.findByRole("button", { name: "Take Anna off the list" });
    server.on({ [roster]: { pupils: [listed("Ben", { uid: "ben" })], canMail: false } });
    await user.click(button);
    expect(server.to("DELETE /api/groups/g7/roster/Anna")).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole("heading", { name: "1 student on the list" })).toHaveFocus());
    expect(screen.queryByRole("button", { name: "Take Ben off the list" })).not.toBeInTheDocument();
  });

  test("leaves the focus where the teacher types while a student is taken off", async () => {
    const removing = later();
    const { server, user } = open("/groups/g7/list", {
      [roster]: { pupils: [listed("Anna"), listed("Ben")], canMail: false },
      "DELETE /api/groups/g7/roster/Anna": () => removing.reply,
    });
    await user.click(await screen.findByRole("button", { name: "Take Anna off the list" }));
    await user.click(screen.getByRole("textbox", { name: "Or paste it" }));
    server.on({ [roster]: { pupils: [listed("Ben")], canMail: false } });
    removing.give({});
    await screen.findByRole("heading", { name: "1 student on the list" });
    await settle();
    expect(screen.getByRole("textbox", { name: "Or paste it" })).toHaveFocus();
  });
});

describe("slips", () => {
  const group = {
    id: "g7",
    name: "Biology 7b",
    about: "",
    role: "teacher",
    settings: { seeEachOther: false, questions: true },
    members: [],
    deckList: [],
  };

  test("are made for those who have none, and show each name, the group, the address and the code", async () => {
    const { server, user } = open("/groups/g7/slips", {
      [roster]: {
        pupils: [listed("Anna"), listed("Ben", { slipUntil: Date.now() + 1e9 }), listed("Cleo", { uid: "cleo" })],
        canMail: false,
      },
      "GET /api/groups/g7": group,
      "POST /api/groups/g7/slips": { slips: [{ id: "Anna", name: "Anna", code: "BCDFGHJKMNPR" }], until: Date.now() + 1e9, mailed: 0 },
    });
    const print = vi.spyOn(window, "print").mockImplementation(() => {});
    expect(await screen.findByRole("checkbox", { name: "A slip for Anna" })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: "A slip for Ben" })).not.toBeChecked();
    expect(screen.queryByRole("checkbox", { name: "A slip for Cleo" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Make 1 slip" }));
    expect(await screen.findByRole("heading", { name: "1 slip is ready" })).toHaveFocus();
    expect(server.to("POST /api/groups/g7/slips")[0]?.body).toEqual({ pupils: ["Anna"], byMail: false });
    const slip = within(screen.getByRole("list", { name: "Slips" })).getByRole("listitem");
    for (const words of ["Anna", "Biology 7b", "BCDF GHJK MNPR", "/slip"]) expect(slip).toHaveTextContent(words);
    expect(within(slip).getByRole("img", { name: "QR code of the slip for Anna" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Print" }));
    expect(print).toHaveBeenCalledOnce();
  });

  test("say why where the group can't be read", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const pupils = { pupils: [listed("Anna")], canMail: false };
    open("/groups/g7/slips", { [roster]: pupils, "GET /api/groups/g7": new AppError("group/not-found") });
    expect(await screen.findByRole("heading", { name: "The class list could not be loaded" })).toBeInTheDocument();
  });

  test("say that a new one ends the earlier one", async () => {
    const { user } = open("/groups/g7/slips", {
      [roster]: { pupils: [listed("Ben", { slipUntil: Date.now() + 1e9 })], canMail: false },
      "GET /api/groups/g7": group,
    });
    expect(await screen.findByRole("button", { name: "Make slips" })).toBeDisabled();
    await user.click(screen.getByRole("button", { name: "Choose all" }));
    expect(screen.getByText(/A new slip ends the earlier one/)).toBeInTheDocument();
  });

  test("go by mail to those with an address, where the teacher may and wants it, with a sentence that says how many", async () => {
    const anna = listed("Anna", { email: "anna@school.example" });
    const { server, user } = open("/groups/g7/slips", {
      [roster]: { pupils: [anna, listed("Ben"), listed("Cleo", { email: "c@school.example", mailedAt: Date.now() })], canMail: true },
      "GET /api/groups/g7": group,
      "POST /api/groups/g7/slips": { slips: [{ id: "Ben", name: "Ben", code: "BCDFGHJKMNPR" }], until: Date.now() + 1e9, mailed: 1 },
    });
    const byMail = await screen.findByRole("checkbox", { name: "Send the code by mail to students with an address" });
    expect(byMail).toBeChecked();
    expect(screen.getByText("The code is on its way by mail")).toBeInTheDocument();
    expect(screen.getByText("1 code goes by mail, 1 on a slip.")).toBeInTheDocument();
    await user.click(byMail);
    expect(screen.getByRole("button", { name: "Make 2 slips" })).toBeInTheDocument();
    await user.click(byMail);
    await user.click(screen.getByRole("button", { name: "Send the codes and make the slips" }));
    expect(await screen.findByRole("heading", { name: "1 code is on its way by mail" })).toHaveFocus();
    expect(screen.getByRole("heading", { name: "1 slip is ready" })).toBeInTheDocument();
    expect(server.to("POST /api/groups/g7/slips")[0]?.body).toEqual({ pupils: ["Anna", "Ben"], byMail: true });
  });

  test("say that no code is on its way where all were sent a moment ago", async () => {
    const { user } = open("/groups/g7/slips", {
      [roster]: { pupils: [listed("Anna", { email: "anna@school.example" })], canMail: true },
      "GET /api/groups/g7": group,
      "POST /api/groups/g7/slips": { slips: [], until: Date.now() + 1e9, mailed: 0 },
    });
    await user.click(await screen.findByRole("button", { name: "Send the codes" }));
    expect(await screen.findByRole("heading", { name: "0 codes are on their way by mail" })).toHaveFocus();
  });
});
