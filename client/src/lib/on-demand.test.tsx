import type { AppError } from "@recollect/domain/errors/app-error.ts";
import { act, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { expect, test, vi } from "vitest";
import { onDemand } from "./on-demand.ts";

type Fetch = () => Promise<ComponentType>;
const Words = () => <p>Here</p>;

test("code that is not needed is not loaded", async () => {
  const fetchPart = vi.fn<Fetch>(async () => Words);
  const { Part } = onDemand(fetchPart);
  const page = render(<Part props={{}} isWanted={false} onFailure={vi.fn<() => void>()} />);
  expect(fetchPart).not.toHaveBeenCalled();
  page.rerender(<Part props={{}} isWanted onFailure={vi.fn<() => void>()} />);
  expect(await screen.findByText("Here")).toBeInTheDocument();
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

test("preloaded code is shown at once, and loaded once", async () => {
  const fetchPart = vi.fn<Fetch>(async () => Words);
  const { Part, prefetch } = onDemand(fetchPart);
  await act(async () => prefetch());
  render(<Part props={{}} isWanted onFailure={vi.fn<() => void>()} />);
  expect(screen.getByText("Here")).toBeInTheDocument();
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

test("a failure is reported, and the next request retries", async () => {
  const fetchPart = vi.fn<Fetch>(async () => Words).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const onFailure = vi.fn<(failure: AppError) => void>();
  const { Part } = onDemand(fetchPart);
  const page = render(<Part props={{}} isWanted onFailure={onFailure} />);
  await vi.waitFor(() => expect(onFailure.mock.calls.map(([failure]) => failure.code)).toEqual(["auth/network-request-failed"]));
  page.rerender(<Part props={{}} isWanted={false} onFailure={onFailure} />);
  page.rerender(<Part props={{}} isWanted onFailure={onFailure} />);
  expect(await screen.findByText("Here")).toBeInTheDocument();
});
