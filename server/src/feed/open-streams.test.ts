import { expect, test } from "vitest";

import { createOpenStreams, STREAMS_A_STUDENT } from "./open-streams.ts";

const unheard = () => {};
const megabytes = (count: number) => new Uint8Array(count * 1024 * 1024);

test("a student has a limited number of streams, and another one when one of them ends", () => {
  const streams = createOpenStreams({ limits: true });
  const open = Array.from({ length: STREAMS_A_STUDENT }, () => streams.open("ada", unheard));
  expect(() => streams.open("ada", unheard)).toThrow("too many pages");
  streams.open("bob", unheard);
  open[0]!.close();
  streams.open("ada", unheard);
  expect(() => streams.open("ada", unheard)).toThrow("too many pages");
});

test("with LIMITS=off the number is unlimited", () => {
  const streams = createOpenStreams({ limits: false });
  expect(() => Array.from({ length: 100 }, () => streams.open("ada", unheard))).not.toThrow();
});

test("of streams that are not read, those with the most waiting data are closed; others' stay open", () => {
  const streams = createOpenStreams({ limits: true });
  const cut: string[] = [];
  const big = streams.open("ada", () => void cut.push("big"));
  const small = streams.open("ada", () => void cut.push("small"));
  const bobs = streams.open("bob", () => void cut.push("bob's"));
  bobs.sendSnapshot(megabytes(20));
  big.sendSnapshot(megabytes(20));
  small.sendSnapshot(megabytes(5));
  expect(cut).toEqual([]);
  streams.open("ada", unheard).sendSnapshot(megabytes(20));
  expect(cut).toEqual(["big"]);
  expect([big.unreadBytes, small.unreadBytes > 5_000_000]).toEqual([0, true]);
});

test("of all students' streams too, where many students do not read long snapshots", () => {
  const streams = createOpenStreams({ limits: true });
  const cut: number[] = [];
  for (let student = 0; student < 6; student += 1) {
    streams.open(`student ${student}`, () => void cut.push(student)).sendSnapshot(megabytes(student === 3 ? 30 : 24));
  }
  expect(cut).toEqual([3]);
});
