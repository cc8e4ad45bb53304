import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { SideUploads } from "./side-uploads.tsx";

vi.mock("./upload.ts", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

test("a file whose sending needs code that the network does not bring says so, and can be sent again", async () => {
  const file = new File([new Uint8Array(10)], "hund.mp3", { type: "audio/mpeg" });
  render(<SideUploads uploads={[{ key: "a", file }]} onText={() => {}} onRemove={() => {}} />);
  expect(await screen.findByRole("alert")).toHaveTextContent("The file could not be sent. Please try again.");
  expect(screen.getByRole("button", { name: "Try again" })).toBeInTheDocument();
});
