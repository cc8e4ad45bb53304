import { act, render, screen } from "@testing-library/react";
import { Suspense, type ComponentType } from "react";
import { expect, test } from "vitest";
import { lazily } from "./lazily.tsx";
import { TopBar } from "./top-bar.tsx";

/** A part whose code is there when `arrive` was called. */
function aPart() {
  let resolve: (Part: ComponentType) => void = () => {};
  const code = new Promise<ComponentType>((settle) => (resolve = settle));
  return { Part: lazily(() => code), arrive: () => act(async () => resolve(() => <p>Here it is</p>)) };
}

function page(...parts: ComponentType[]) {
  return act(async () =>
    render(
      <>
        <TopBar label="Loading..." />
        {parts.map((Part, at) => (
          <Suspense key={at}>
            <Part />
          </Suspense>
        ))}
      </>,
    ),
  );
}

const bar = () => screen.queryByRole("progressbar", { name: "Loading..." });

test("a bar moves while a part is loading, and is gone when the last one is there", async () => {
  const [one, other] = [aPart(), aPart()];
  await page(one.Part, other.Part);
  expect(bar()).toBeInTheDocument();
  await one.arrive();
  expect(bar()).toBeInTheDocument();
  await other.arrive();
  expect(bar()).toBeNull();
});

test("without anything to load there is none", async () => {
  await page();
  expect(bar()).toBeNull();
});
