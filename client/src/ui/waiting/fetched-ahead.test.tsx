import { act, render, screen } from "@testing-library/react";
import { Suspense, type ComponentType } from "react";
import { expect, test } from "vitest";
import { fetchedAhead } from "./fetched-ahead.tsx";

function aPart(isOnline: boolean) {
  let [asked, network] = [0, isOnline];
  const Part = fetchedAhead(async (): Promise<ComponentType<{ name: string }>> => {
    asked += 1;
    if (!network) throw new TypeError("Failed to fetch dynamically imported module");
    return ({ name }) => <p>Here is {name}</p>;
  });
  return { Part, asked: () => asked, goOnline: () => void (network = true) };
}

test("a preloaded part is rendered at once, without a placeholder before", async () => {
  const { Part, asked } = aPart(true);
  await Part.ahead();
  render(<Part name="Progress" />);
  expect(screen.getByText("Here is Progress")).toBeInTheDocument();
  expect(asked()).toBe(1);
});

test("a part that could not be preloaded is loaded when it is rendered", async () => {
  const { Part, goOnline } = aPart(false);
  await Part.ahead();
  goOnline();
  await act(async () =>
    render(
      <Suspense fallback="Loading...">
        <Part name="Progress" />
      </Suspense>,
    ),
  );
  expect(await screen.findByText("Here is Progress")).toBeInTheDocument();
});
