import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { securityHeadersFor } from "../src/http/replies/security-headers.ts";

/** What a page needs the browser's permission for, and how code that needs it looks. */
const features = [
  ["microphone", /getUserMedia\(\{[^}]*audio/],
  ["camera", /getUserMedia\(\{[^}]*video/],
  ["autoplay", /\.play\(\)/],
  ["clipboard-write", /clipboard\.write/],
  ["clipboard-read", /clipboard\.read/],
  ["fullscreen", /requestFullscreen/],
  ["picture-in-picture", /requestPictureInPicture/],
  ["screen-wake-lock", /wakeLock/],
  ["geolocation", /geolocation/],
  ["display-capture", /getDisplayMedia/],
  ["payment", /PaymentRequest/],
  ["publickey-credentials-get", /credentials\.get/],
  ["publickey-credentials-create", /credentials\.create/],
  ["encrypted-media", /requestMediaKeySystemAccess/],
  ["midi", /requestMIDIAccess/],
  ["accelerometer", /DeviceMotionEvent|devicemotion|Accelerometer/],
  ["gyroscope", /DeviceOrientationEvent|deviceorientation|Gyroscope/],
  ["local-fonts", /queryLocalFonts/],
  ["gamepad", /getGamepads/],
  ["storage-access", /requestStorageAccess/],
] as const;

const policy = new Map(
  (securityHeadersFor(false)["Permissions-Policy"] ?? "").split(", ").map((one) => {
    const [name = "", allowed = ""] = one.split("=");
    return [name, allowed];
  }),
);

const client = fileURLToPath(new URL("../../client/src", import.meta.url));
const sources = readdirSync(client, { recursive: true, encoding: "utf8" })
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  .map((path) => readFileSync(join(client, path), "utf8"));

test.each(features)("Permissions-Policy allows %s to our own pages if the client uses it, and to nobody otherwise", (name, use) => {
  const isUsed = sources.some((text) => use.test(text));
  expect(policy.get(name)).toBe(isUsed ? "(self)" : "()");
});

test("Permissions-Policy allows no feature that is not in this list", () => {
  const allowed = [...policy].filter(([, to]) => to !== "()").map(([name]) => name);
  expect(allowed).toEqual(["autoplay", "clipboard-write", "microphone"]);
});
