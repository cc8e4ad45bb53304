import { expect, test } from "vitest";

import { extensionOf, extensionOfType, extensions, mediaName, mediaNameIn, mediaTypes } from "./media.ts";

const id = "AbC123-_xYz0AbC1";

test.each(extensions)("a name with the ending %s is read as it is written", (extension) => {
  const { mime } = mediaTypes[extension];
  expect(extensionOf(mime)).toBe(extension);
  expect(extensionOfType(mime)).toBe(extension);
  expect(mediaName({ id, mime })).toBe(`media/${id}.${extension}`);
  expect(mediaNameIn(`${id}.${extension}`)).toEqual({ id, extension });
});

test.each(["", id, `${id}.exe`, `${id}.constructor`, `../${id}.png`, `${id}.png?x`, `${id}.PNG`, `short.png`, `${id}x.png`, `${id}.png\n`])(
  "%j is not a name",
  (name) => {
    expect(mediaNameIn(name)).toBeNull();
  },
);

test.each([
  ["image/jpg", "jpg"],
  ["IMAGE/PNG; charset=binary", "png"],
  ["audio/webm;codecs=opus", "webm"],
  ["video/webm", "webm"],
  ["audio/x-m4a", "m4a"],
  ["text/html", null],
  ["constructor", null],
  ["", null],
  [undefined, null],
] as const)("the Content-Type %j names the kind %j", (type, extension) => {
  expect(extensionOfType(type)).toBe(extension);
});
