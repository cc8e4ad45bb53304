#!/usr/bin/env bash
# @plussub/srt-vtt-parser 2.0.5 reads subtitles in the format WebVTT, where a cue may have its times without hours and, after them, settings for its place on the screen. It
# reads either, but not both: from 00:01.000 --> 00:02.500 line:0 it takes the colon of the setting for one of the time, so that the caption stays until 120,000
# milliseconds, two minutes, in place of two and a half seconds; with size:50% it is 120,050, and with align:start the end is NaN. WebVTT has the hours as optional and the
# settings after a space, so the file is a valid one. With hours, or without settings, the times are right. Captions of a lesson lie upon one another then.
#
# Installs the package in a temporary folder, reads five cues, prints their times in milliseconds and removes the folder. Ends with 1 if another version is installed
# or a time differs.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --loglevel=error --no-audit --no-fund --ignore-scripts @plussub/srt-vtt-parser@2.0.5

cat > look.mjs <<'SCRIPT'
import { readFileSync } from "node:fs";
import { parse } from "@plussub/srt-vtt-parser";

const { version } = JSON.parse(readFileSync("node_modules/@plussub/srt-vtt-parser/package.json", "utf8"));
console.log(`@plussub/srt-vtt-parser ${version}`);
for (const times of [
  "00:01.000 --> 00:02.500",
  "00:00:01.000 --> 00:00:02.500 line:0",
  "00:01.000 --> 00:02.500 line:0",
  "00:01.000 --> 00:02.500 size:50%",
  "00:01.000 --> 00:02.500 align:start",
]) {
  const [cue] = parse(`WEBVTT\n\n${times}\nGood morning.\n`).entries;
  console.log(`${times}: from ${cue.from} to ${cue.to}`);
}
SCRIPT

seen=$(node look.mjs)
echo "$seen"
expected='@plussub/srt-vtt-parser 2.0.5
00:01.000 --> 00:02.500: from 1000 to 2500
00:00:01.000 --> 00:00:02.500 line:0: from 1000 to 2500
00:01.000 --> 00:02.500 line:0: from 1000 to 120000
00:01.000 --> 00:02.500 size:50%: from 1000 to 120050
00:01.000 --> 00:02.500 align:start: from 1000 to NaN'
[ "$seen" = "$expected" ] || { echo "This is not what was seen before." >&2; exit 1; }
