import { expect, test } from "vitest";

import { mediaPlace } from "./media-place.ts";
import { StartError } from "./start-error.ts";

const settingFor = (value: string | null) => mediaPlace({ name: "MEDIA_URL", value }, { dataDir: "/srv/data", base: "/srv/app" });

test("without a setting, media are beside the database", () => {
  expect(settingFor(null)).toEqual({ kind: "folder", path: "/srv/data/media" });
});

test.each([
  ["/mnt/pictures", "/mnt/pictures"],
  ["pictures", "/srv/app/pictures"],
])("the folder %s is %s", (value, path) => {
  expect(settingFor(value)).toEqual({ kind: "folder", path });
});

test("a bucket has its key, its folder and its region", () => {
  const place = { kind: "s3", endpoint: "https://s3.example.org", bucket: "cards", prefix: "", region: "us-east-1", accessKeyId: "key" };
  expect(settingFor("s3://key:se%2Fcret@s3.example.org/cards")).toEqual({ ...place, secretAccessKey: "se/cret" });
  expect(settingFor("s3://key:s@localhost:9000/cards/of/school?region=eu&http")).toEqual({
    ...place,
    endpoint: "http://localhost:9000",
    prefix: "of/school/",
    region: "eu",
    secretAccessKey: "s",
  });
});

test.each([
  "s3://s3.example.org/cards",
  "s3://key:geheim@s3.example.org",
  "s3://key:geheim@s3.example.org/Cards!",
  "s3://key:geheim@s3.example.org/cards?zone=x",
  "https://key:geheim@s3.example.org/cards",
  "file:///mnt",
])("%s is refused without showing secrets", (value) => {
  expect(() => settingFor(value)).toThrow(StartError);
  expect(() => settingFor(value)).toThrow(/^MEDIA_URL must be a folder, or a bucket such as "[^"]+"\.$/);
});
