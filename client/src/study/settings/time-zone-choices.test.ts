import { expect, test } from "vitest";
import { placeName, timeZoneChoices } from "./time-zone-choices.ts";

test("a zone is named by its place, the smallest part first", () => {
  expect(placeName("Europe/Berlin")).toBe("Berlin");
  expect(placeName("America/Argentina/Buenos_Aires")).toBe("Buenos Aires, Argentina");
  expect(placeName("UTC")).toBe("UTC");
});

test("all zones of the browser are listed once, by region and place, those without a place last", () => {
  const regions = timeZoneChoices(["UTC", "Europe/Berlin"]);
  const zones = regions.flatMap(({ options }) => options.map(({ value }) => value));
  expect(new Set(zones).size).toBe(zones.length);
  expect(zones).toEqual(expect.arrayContaining(Intl.supportedValuesOf("timeZone")));
  expect(regions.at(-1)).toMatchObject({ label: "Other", options: expect.arrayContaining([{ value: "UTC", label: "UTC" }]) });
  const europe = regions.find(({ label }) => label === "Europe")!.options.map(({ label }) => label);
  expect(europe).toContain("Berlin");
  expect(europe).toEqual(europe.toSorted((a, b) => a.localeCompare(b, "en")));
});

test("the current zone is offered even if the browser has another name for it", () => {
  const zones = timeZoneChoices(["Asia/Old_Name"]).flatMap(({ options }) => options);
  expect(zones).toContainEqual({ value: "Asia/Old_Name", label: "Old Name" });
});
