import { AppError } from "@recollect/domain/errors/app-error.ts";
import { expect, test, vi } from "vitest";

import { createListeners } from "../store/listeners.ts";
import type { Change } from "../store/store.ts";
import { createFeed, type News } from "./feed.ts";

function aFeed() {
  const changes = createListeners<Change>();
  const gaps = createListeners<void>();
  const feed = createFeed({ store: { onChange: changes.add, onGap: gaps.add } });
  return { feed, announce: (change: Change) => void changes.publish(change), miss: () => void gaps.publish() };
}

const change = (uid: string): Change => ({ kind: "deck", uid, deckId: 7 });

test("a change goes to all subscribers of its student, and to no others", () => {
  const { feed, announce } = aFeed();
  const [first, second, other] = [vi.fn<(news: News) => void>(), vi.fn<(news: News) => void>(), vi.fn<(news: News) => void>()];
  feed.subscribe("ada", first);
  feed.subscribe("ada", second);
  feed.subscribe("bob", other);
  announce(change("ada"));
  expect([first, second].map(({ mock }) => mock.calls)).toEqual([[[change("ada")]], [[change("ada")]]]);
  expect(other).not.toHaveBeenCalled();
});

test("a subscriber that has left gets nothing more, even if it leaves during a change", () => {
  const { feed, announce } = aFeed();
  const stays = vi.fn<(news: News) => void>();
  const leaves = vi.fn<(news: News) => void>(() => stop());
  const stop = feed.subscribe("ada", leaves);
  feed.subscribe("ada", stays);
  announce(change("ada"));
  announce(change("ada"));
  expect(leaves).toHaveBeenCalledTimes(1);
  expect(stays).toHaveBeenCalledTimes(2);
});

test("a gap goes to all subscribers", () => {
  const { feed, miss } = aFeed();
  const [ada, bob] = [vi.fn<(news: News) => void>(), vi.fn<(news: News) => void>()];
  feed.subscribe("ada", ada);
  feed.subscribe("bob", bob);
  miss();
  for (const listener of [ada, bob]) expect(listener.mock.calls).toEqual([[{ kind: "gap" }]]);
});

test("a feed that closes says so once, passes nothing more on and accepts no subscriber", () => {
  const { feed, announce } = aFeed();
  const listener = vi.fn<(news: News) => void>();
  feed.subscribe("ada", listener);
  feed.close();
  feed.close();
  announce(change("ada"));
  expect(listener.mock.calls).toEqual([[{ kind: "closed" }]]);
  expect(() => feed.subscribe("ada", listener)).toThrow(new AppError("api/service-unavailable"));
});
