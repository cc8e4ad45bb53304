import type { OwnUser } from "@recollect/domain/accounts/profile.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { deviceTimeZone } from "../../study/use-time-zone.ts";
import { fakeServer, later } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";
import { page } from "../../lib/browser/reload.ts";

const newcomer = aUser({ displayName: null, username: null, setupCompleted: false, setupDate: null, selectedTheme: 0 });

beforeEach(() => {
  localStorage.clear();
  useFakeEventSource();
  vi.spyOn(page, "reload").mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
});

const nobodyHas = (name: string) => ({ [`GET /api/usernames/${name}`]: new AppError("username/not-found") });

async function dialogFor(user: OwnUser = newcomer, routes: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({ ...signedInAs(user), "PUT /api/study/time-zone": {}, ...routes });
  const app = renderApp("/decks");
  await screen.findByRole("dialog");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  return { ...app, server };
}

const displayName = () => screen.getByLabelText("Display name *");
const username = () => screen.getByLabelText<HTMLInputElement>("Username *");
const complete = () => screen.getByRole("button", { name: "Complete Setup" });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function fillIn(name = "mira_k"): Promise<void> {
  type(displayName(), "Mira");
  type(username(), name);
  await pass(500);
}

describe("the personalization dialog", () => {
  test("welcomes a new student with the specification's texts", async () => {
    await dialogFor();
    expect(screen.getByRole("dialog", { name: "Welcome to Recollect!" })).toBeInTheDocument();
    expect(screen.getByText("Let's personalize your account to get started")).toBeInTheDocument();
    expect(screen.getAllByRole("radio").map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      "Pink",
      "Teal",
      "Blue",
      "Purple",
      "Yellow",
    ]);
    expect(displayName()).toHaveAttribute("placeholder", "How should we call you?");
    expect(username()).toHaveAttribute("placeholder", "Choose a unique username");
    expect(screen.getByLabelText("Bio")).toHaveValue("");
    expect(screen.getByLabelText("About me").tagName).toBe("TEXTAREA");
  });

  test.each([
    ["without a display name", { displayName: null, setupCompleted: true }],
    ["whose setup is not complete", { displayName: "Mira", setupCompleted: false }],
  ])("is shown to a student %s", async (_, details) => {
    await dialogFor(aUser(details));
    expect(screen.getByRole("dialog")).toBeInTheDocument();
  });

  test("is not shown once the setup is complete", async () => {
    fakeServer(signedInAs(aUser()));
    renderApp("/404");
    await screen.findByRole("button", { name: "Profile menu of Mira" });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("can't be dismissed, by Escape or by a click outside", async () => {
    await dialogFor();
    fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
    fireEvent.pointerDown(document.body);
    await pass(1000);
    expect(screen.getByRole("dialog")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Close" })).not.toBeInTheDocument();
  });

  test("dims the page behind it", async () => {
    const { unmount } = await dialogFor();
    expect(document.documentElement).toHaveAttribute("data-dimmed");
    unmount();
    expect(document.documentElement).not.toHaveAttribute("data-dimmed");
  });
});

describe("the username check", () => {
  test("runs 500 ms after typing stops, and not before", async () => {
    const { server } = await dialogFor(newcomer, nobodyHas("mira"));
    type(username(), "mir");
    await pass(499);
    type(username(), "mira");
    await pass(499);
    expect(server.to("GET /api/usernames/mir")).toHaveLength(0);
    expect(server.to("GET /api/usernames/mira")).toHaveLength(0);
    await pass(1);
    expect(server.to("GET /api/usernames/mira")).toHaveLength(1);
    expect(screen.getByText("✓ Username is available")).toBeInTheDocument();
  });

  test("shows that it is running", async () => {
    const answer = later<object>();
    await dialogFor(newcomer, { "GET /api/usernames/mira": () => answer.reply });
    type(username(), "mira");
    await pass(500);
    expect(screen.getByText("Checking availability...")).toBeInTheDocument();
    answer.give({ uid: "ada" });
    await pass(0);
    expect(screen.queryByText("Checking availability...")).not.toBeInTheDocument();
    expect(screen.getByText("Username is already taken")).toBeInTheDocument();
    expect(username()).toBeInvalid();
    expect(username()).toHaveAccessibleDescription("Username is already taken");
  });

  test.each([
    ["ab", "Username must be at least 3 characters"],
    ["a".repeat(21), "Username must be less than 20 characters"],
    ["1mira", "Username cannot start with a number"],
  ])("finds what is wrong with %s without a request", async (name, message) => {
    const { server } = await dialogFor();
    type(username(), name);
    await pass(500);
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(server.requests.filter(({ path }) => path.startsWith("/api/usernames"))).toEqual([]);
  });

  test("keeps only valid characters, in lower case", async () => {
    await dialogFor(newcomer, nobodyHas("mira_k9"));
    type(username(), "Mi rä!ra_K9@");
    expect(username()).toHaveValue("mirra_k9");
    type(username(), "Mira_K9");
    expect(username()).toHaveValue("mira_k9");
    await pass(500);
    expect(screen.getByText("✓ Username is available")).toBeInTheDocument();
  });

  test.each([
    ["miXra", 3, "mixra", 3],
    ["mi ra", 3, "mira", 2],
  ])("leaves the cursor where %s was typed", async (typed, typedAt, name, cursor) => {
    await dialogFor();
    type(username(), "mira");
    fireEvent.change(username(), { target: { value: typed, selectionStart: typedAt, selectionEnd: typedAt } });
    expect([username().value, username().selectionStart]).toEqual([name, cursor]);
  });

  test("shows that the request failed", async () => {
    await dialogFor(newcomer, { "GET /api/usernames/mira": new AppError("database/network-error") });
    type(username(), "mira");
    await pass(500);
    expect(screen.getByText("Error checking username availability")).toBeInTheDocument();
  });

  test("reports a name as taken that another student gave up recently", async () => {
    await dialogFor(newcomer, { "GET /api/usernames/mira": new AppError("username/resting", { message: "It rests." }) });
    type(username(), "mira");
    await pass(500);
    expect(screen.getByText("Username is already taken")).toBeInTheDocument();
  });

  test("drops a late reply", async () => {
    const slow = later<object>();
    await dialogFor(newcomer, { "GET /api/usernames/taken": () => slow.reply, ...nobodyHas("free") });
    type(username(), "taken");
    await pass(500);
    type(username(), "free");
    await pass(500);
    slow.give({ uid: "ada" });
    await pass(0);
    expect(screen.getByText("✓ Username is available")).toBeInTheDocument();
    expect(screen.queryByText("Username is already taken")).not.toBeInTheDocument();
  });

  test("does not run for the student's own unchanged name", async () => {
    const { server } = await dialogFor(aUser({ setupCompleted: false, username: "mira_k" }), nobodyHas("mira"));
    await pass(1000);
    type(username(), "mira");
    await pass(500);
    type(username(), "mira_k");
    await pass(1000);
    expect(server.requests.filter(({ path }) => path.startsWith("/api/usernames")).map(({ path }) => path)).toEqual([
      "/api/usernames/mira",
    ]);
    expect(screen.queryByText("✓ Username is available")).not.toBeInTheDocument();
    expect(complete()).toBeEnabled();
  });

  test("shows nothing for an empty name", async () => {
    await dialogFor(newcomer, nobodyHas("mira"));
    type(username(), "mira");
    await pass(500);
    type(username(), "");
    await pass(1000);
    expect(username()).toBeValid();
    expect(username()).not.toHaveAccessibleDescription();
  });
});

describe("Enter during the username check", () => {
  const saving = "PATCH /api/users/mira";
  const enter = (field: HTMLElement, key: object = {}) => fireEvent.keyDown(field, { key: "Enter", ...key });

  async function checking(answer: object = new AppError("username/not-found")) {
    const reply = later<object>();
    const opened = await dialogFor(newcomer, { "GET /api/usernames/mira_k": () => reply.reply, [saving]: aUser() });
    type(displayName(), "Mira");
    type(username(), "mira_k");
    return {
      ...opened,
      finishCheck: async () => {
        await pass(500);
        reply.give(answer);
        await pass(0);
      },
    };
  }

  test.each([
    ["in the username", username],
    ["in another field", displayName],
  ])("%s waits for the check, and then saves once", async (_where, field) => {
    const { server, finishCheck } = await checking();
    enter(field());
    enter(field());
    await pass(0);
    expect(server.to(saving)).toEqual([]);
    await finishCheck();
    expect(server.to(saving)).toHaveLength(1);
    expect(server.to(saving)[0]?.body).toMatchObject({ displayName: "Mira", username: "mira_k" });
  });

  test("saves nothing when the name is taken", async () => {
    const { server, finishCheck } = await checking({ uid: "ada" });
    enter(username());
    await finishCheck();
    expect(screen.getByText("Username is already taken")).toBeInTheDocument();
    expect(server.to(saving)).toEqual([]);
  });

  test("saves nothing when a field is changed meanwhile", async () => {
    const { server, finishCheck } = await checking();
    enter(username());
    fireEvent.input(displayName(), { target: { value: "Mira K" } });
    await finishCheck();
    expect(server.to(saving)).toEqual([]);
    expect(complete()).toBeEnabled();
  });

  test("that accepts a word of an input method is no submission", async () => {
    const { server, finishCheck } = await checking();
    enter(displayName(), { isComposing: true });
    await finishCheck();
    expect(server.to(saving)).toEqual([]);
  });

  test("starts a new line where a text may have several", async () => {
    const { server, finishCheck } = await checking();
    enter(screen.getByLabelText("About me"));
    await finishCheck();
    expect(server.to(saving)).toEqual([]);
  });
});

describe("Complete Setup", () => {
  test("is disabled until there is a display name and an available username", async () => {
    await dialogFor(newcomer, nobodyHas("mira_k"));
    expect(complete()).toBeDisabled();
    type(displayName(), "Mira");
    expect(complete()).toBeDisabled();
    type(username(), "mira_k");
    expect(complete()).toBeDisabled();
    await pass(500);
    expect(complete()).toBeEnabled();
    type(displayName(), "   ");
    expect(complete()).toBeDisabled();
  });

  test("is disabled while a check is in progress, and when it finds an error", async () => {
    const answer = later<object>();
    await dialogFor(newcomer, { "GET /api/usernames/mira": () => answer.reply });
    await fillIn("mira");
    expect(complete()).toBeDisabled();
    answer.give({ uid: "ada" });
    await pass(0);
    expect(complete()).toBeDisabled();
  });

  test("is disabled while a text is too long, with a message", async () => {
    await dialogFor(newcomer, nobodyHas("mira_k"));
    await fillIn();
    type(screen.getByLabelText("Bio"), "x".repeat(501));
    expect(screen.getByText("Bio must be at most 500 characters")).toBeInTheDocument();
    expect(complete()).toBeDisabled();
    type(screen.getByLabelText("Bio"), "x".repeat(500));
    expect(complete()).toBeEnabled();
  });

  test("does not save by Enter when the button is disabled", async () => {
    const { server } = await dialogFor();
    type(displayName(), "Mira");
    fireEvent.submit(displayName().closest("form") as HTMLFormElement);
    await pass(0);
    expect(server.to("PATCH /api/users/mira")).toEqual([]);
  });

  test("saves the trimmed profile with the setup, closes and reloads the page", async () => {
    const { server } = await dialogFor(newcomer, {
      ...nobodyHas("mira_k"),
      "PATCH /api/users/mira": aUser({ selectedTheme: 3 }),
    });
    await fillIn();
    type(displayName(), "  Mira ");
    type(screen.getByLabelText("Bio"), " Botanist ");
    fireEvent.click(screen.getByRole("radio", { name: "Purple" }));
    fireEvent.click(complete());
    await pass(0);
    expect(server.to("PATCH /api/users/mira")[0]?.body).toEqual({
      displayName: "Mira",
      username: "mira_k",
      bio: "Botanist",
      aboutMe: "No about me provided",
      selectedTheme: 3,
      setupCompleted: true,
    });
    await pass(1000);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(page.reload).toHaveBeenCalledTimes(1);
    expect(server.to("PUT /api/study/time-zone")[0]?.body).toEqual({ timeZone: deviceTimeZone() });
  });

  test("succeeds even if the student's time zone can't be saved yet", async () => {
    await dialogFor(newcomer, {
      ...nobodyHas("mira_k"),
      "PATCH /api/users/mira": aUser(),
      "PUT /api/study/time-zone": new AppError("study/unknown-time-zone"),
    });
    await fillIn();
    fireEvent.click(complete());
    await pass(1000);
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  test("is busy while it saves, and saves once", async () => {
    const answer = later<object>();
    const { server } = await dialogFor(newcomer, { ...nobodyHas("mira_k"), "PATCH /api/users/mira": () => answer.reply });
    await fillIn();
    fireEvent.click(complete());
    await pass(0);
    const busy = screen.getByRole("button", { name: "Completing..." });
    expect(busy).toBeDisabled();
    fireEvent.click(busy);
    expect(server.to("PATCH /api/users/mira")).toHaveLength(1);
    answer.give(aUser());
    await pass(0);
  });

  test("that fails keeps the input and says so", async () => {
    const { server } = await dialogFor(newcomer, { ...nobodyHas("mira_k") });
    await fillIn();
    server.online(false);
    fireEvent.click(complete());
    await pass(0);
    expect(screen.getByRole("alert")).toHaveTextContent("Error creating profile. Please try again.");
    expect(displayName()).toHaveValue("Mira");
    expect(username()).toHaveValue("mira_k");
    expect(complete()).toBeEnabled();
    expect(page.reload).not.toHaveBeenCalled();
  });

  test("with a name that was taken since says so at the name, until it is changed", async () => {
    await dialogFor(newcomer, { ...nobodyHas("mira_k"), ...nobodyHas("mira_k2"), "PATCH /api/users/mira": new AppError("username/taken") });
    await fillIn();
    fireEvent.click(complete());
    await pass(0);
    expect(username()).toHaveAccessibleDescription("Username is already taken");
    expect(complete()).toBeDisabled();
    type(username(), "mira_k2");
    await pass(500);
    expect(screen.getByText("✓ Username is available")).toBeInTheDocument();
    expect(complete()).toBeEnabled();
  });
});
