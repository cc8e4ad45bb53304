import { expect, test } from "vitest";
import { wordsOfName } from "./words-of-name.ts";

test.each([
  ["heart.png", "heart"],
  ["Left ventricle 2.jpg", "Left ventricle 2"],
  ["IMG_heart.jpg", "IMG_heart"],
  ["screenshot of a cell.png", "screenshot of a cell"],
  ["H2O.png", "H2O"],
  ["Übersicht Zelle.png", "Übersicht Zelle"],
  ["細胞.png", "細胞"],
  ["facade.png", "facade"],
])("the description from %s is its name without the ending", (name, words) => {
  expect(wordsOfName(name)).toBe(words);
});

test("characters that change the text direction are removed from a description", () => {
  expect(wordsOfName("photo\u202Egnp.exe")).toBe("photognp");
  expect(wordsOfName("\u2067\u05dc\u05d1\u2069.png")).toBe("\u05dc\u05d1");
});

test.each([
  "IMG_1234.jpg",
  "IMG_1234 (2).JPG",
  "IMG_E1234.HEIC",
  "IMG-20261123-WA0001.jpg",
  "20261123_101010.jpg",
  "2026-11-23 10.10.10.png",
  "20261123T101010Z.png",
  "PXL_20261123_101010123.MP.jpg",
  "PXL_20261123_101010123.PORTRAIT.jpg",
  "DSC_0042.JPG",
  "DSCN0042.JPG",
  "P1010023.JPG",
  "GX010023.MP4",
  "image.png",
  "image (1).png",
  "Photo.jpg",
  "Pasted image 20261123101010.png",
  "Untitled.png",
  "WhatsApp Image 2026-11-23 at 10.10.10 AM.jpeg",
  "signal-2026-11-23-101010.jpg",
  "Screenshot 2026-11-23 at 10.10.10.png",
  "Screen Shot 2026-11-23 at 10.10.10 AM.png",
  "Screenshot_20261123_101010_Chrome.jpg",
  "Screenshot (12).png",
  "Bildschirmfoto 2026-11-23 um 10.10.10.png",
  "Capture d’écran 2026-11-23 à 10.10.10.png",
  "截屏2026-11-23 10.10.10.png",
  "3f2504e0-4f89-11d3-9a0c-0305e82c3301.png",
  "9e107d9d372bb6826bd81d3542a419d6.png",
  "Recording 7.m4a",
  ".png",
])("%s gives no description", (name) => {
  expect(wordsOfName(name)).toBe("");
});
