import { join, resolve } from "node:path";

import { StartError } from "./start-error.ts";
import type { Setting } from "./settings.ts";

/** A bucket of an S3-compatible service: `endpoint` such as `https://s3.example.org`, `prefix` empty or ending with a slash. */
export type S3Place = {
  kind: "s3";
  endpoint: string;
  bucket: string;
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Where pictures and sounds are stored. */
export type MediaPlace = { kind: "folder"; /** absolute */ path: string } | S3Place;

/**
 * `s3://key:secret@host/bucket`, optionally followed by a folder, `?region=` for another region than us-east-1, and `?http` for an
 * unencrypted service on this machine; otherwise a folder, by default `media` in the data folder. Errors do not show the value, which
 * contains a secret.
 */
export function mediaPlace({ name, value }: Setting, { dataDir, base }: { dataDir: string; base: string }): MediaPlace {
  if (value === null) return { kind: "folder", path: join(dataDir, "media") };
  if (!/^[a-z0-9+.-]+:\/\//i.test(value)) return { kind: "folder", path: resolve(base, value) };
  return s3Place(value) ?? refuse(name);
}

function s3Place(value: string): S3Place | null {
  const url = URL.parse(value);
  if (url?.protocol !== "s3:" || url.host === "" || url.username === "" || url.password === "") return null;
  const [, bucket, ...folders] = url.pathname.split("/").filter((part, index) => index === 0 || part !== "");
  const unknown = [...url.searchParams.keys()].some((key) => key !== "region" && key !== "http");
  if (bucket === undefined || unknown || url.hash !== "" || !/^[a-z0-9][a-z0-9.-]{1,62}$/.test(bucket)) return null;
  return {
    kind: "s3",
    endpoint: `${url.searchParams.has("http") ? "http" : "https"}://${url.host}`,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(""),
    region: url.searchParams.get("region") ?? "us-east-1",
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}

function refuse(name: string): never {
  throw new StartError(`${name} must be a folder, or a bucket such as "s3://key:secret@s3.example.org/bucket".`);
}
