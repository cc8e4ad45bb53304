import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { defaultStudySettings } from "@recollect/domain/study/settings.ts";
import { aCard, aDeck } from "../../../test/a-deck.ts";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeVoices } from "../../../test/fakes/fake-voices.ts";
import { button, choose, viewedPath as path, viewer } from "../../../test/the-viewer.tsx";

const cards = [
  aCard({ id: "a", term: "der Hund", definition: "the dog" }),
  aCard({ id: "b", term: "die Katze", definition: "the cat" }),
  aCard({ id: "c", term: "das Mädchen", definition: "the girl" }),
];
const spoken = { term: "de", definition: "en" };
const settings = { "GET /api/study/settings": { ...defaultStudySettings, playsSound: false } };
const offer = () => screen.queryByRole("group", { name: "Languages of this deck" });

beforeEach(() => {
  useFakeEventSource();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("the languages of a deck", () => {
  test("are guessed and offered once; the answer is stored with the deck", async () => {
    fakeVoices(["de-DE", "en-US"]);
    const { server, user } = await viewer(aDeck({ cards }));
    expect(offer()).not.toBeInTheDocument();
    await user.keyboard("{ArrowRight}{ArrowLeft}");
    expect(await screen.findByText("This looks like German with English. Read both sides aloud?")).toBeInTheDocument();
    server.on({ [`PUT ${path}/languages`]: aDeck({ cards, languages: spoken }), ...settings });
    await user.click(button("Read aloud"));
    await waitFor(() => expect(offer()).not.toBeInTheDocument());
    expect(server.to(`PUT ${path}/languages`).map(({ body }) => body)).toEqual([spoken]);
    expect(await screen.findByRole("button", { name: "Read aloud in German" })).toBeInTheDocument();
  });

  test("are not offered again after a no", async () => {
    fakeVoices([]);
    const none = { term: null, definition: null };
    const { server, user } = await viewer(aDeck({ cards }));
    server.on({ [`PUT ${path}/languages`]: aDeck({ cards, languages: none }) });
    await user.keyboard("{ArrowRight}");
    await user.click(await screen.findByRole("button", { name: "No, thanks" }));
    await waitFor(() => expect(offer()).not.toBeInTheDocument());
    expect(server.to(`PUT ${path}/languages`).map(({ body }) => body)).toEqual([none]);
  });

  test("are chosen in a dialog from the deck's menu", async () => {
    fakeVoices(["ja-JP"]);
    const { server, user } = await viewer(aDeck({ cards, languages: { term: null, definition: null } }));
    server.on({ [`PUT ${path}/languages`]: aDeck({ cards, languages: { term: "ja", definition: null } }), ...settings });
    await choose(user, "Languages");
    await user.selectOptions(await screen.findByRole("combobox", { name: "Terms" }), "Japanese");
    await user.click(button("OK"));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(server.to(`PUT ${path}/languages`).map(({ body }) => body)).toEqual([{ term: "ja", definition: null }]);
  });
});

describe("a side with a language", () => {
  test("has it as an attribute for screen readers and is read aloud by its button and by R; turning the card stops it", async () => {
    const speech = fakeVoices(["de-DE", "en-US"]);
    const { user, container } = await viewer(aDeck({ cards, languages: spoken }), settings);
    expect(container.querySelector('[data-face="Front"] [lang="de"]')).toHaveTextContent("der Hund");
    expect(container.querySelector('[data-face="Back"] [lang="en"]')).toHaveTextContent("the dog");
    await user.click(await screen.findByRole("button", { name: "Read aloud in German" }));
    expect(speech.said()).toEqual([{ text: "der Hund", lang: "de-DE", rate: 1 }]);
    await user.keyboard("r");
    await waitFor(() => expect(speech.said()).toHaveLength(2));
    await user.keyboard(" ");
    await waitFor(() => expect(speech.isSpeaking()).toBe(false));
    await user.keyboard("R");
    await waitFor(() => expect(speech.said().at(-1)).toEqual({ text: "the dog", lang: "en-US", rate: 1 }));
  });

  test("is read when it appears, at the speed of the settings", async () => {
    const speech = fakeVoices(["de-DE", "en-US"]);
    await viewer(aDeck({ cards, languages: spoken }), {
      "GET /api/study/settings": { ...defaultStudySettings, playsSound: true, speechSpeed: 0.75 },
    });
    await waitFor(() => expect(speech.said()).toEqual([{ text: "der Hund", lang: "de-DE", rate: 0.75 }]));
  });

  test("is read without the answer of a gap", async () => {
    const speech = fakeVoices(["de-DE"]);
    const gaps = [aCard({ id: "g", term: "Der {{c1::Hund::Tier}} bellt", definition: "" })];
    const { user } = await viewer(aDeck({ cards: gaps, languages: spoken }), settings);
    await screen.findByRole("button", { name: "Read aloud in German" });
    await user.keyboard("r");
    await waitFor(() => expect(speech.said()).toEqual([{ text: "Der  …  bellt", lang: "de-DE", rate: 1 }]));
  });

  test("shows when the device has no voice for it, and has no button when the browser can't speak", async () => {
    fakeVoices(["fr-FR"]);
    const { user } = await viewer(aDeck({ cards, languages: spoken }), settings);
    const silent = await screen.findByRole("button", { name: "Can't be read aloud. This device has no voice for German." });
    await user.click(silent);
    expect(await screen.findByText("This device has no voice for German.")).toBeInTheDocument();
  });
});
