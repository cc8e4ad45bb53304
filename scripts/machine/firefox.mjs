import { giveUp } from "../process/say.mjs";
import { programOnPath } from "./browser.mjs";

/** An installed Firefox: FIREFOX_PATH, else one on the PATH. */
export function firefoxPath() {
  const given = process.env["FIREFOX_PATH"];
  return (
    (given === undefined || given === "" ? programOnPath(["firefox-esr", "firefox"]) : given) ??
    giveUp("No Firefox was found. Install one (on Debian `apt-get install firefox-esr`), or point FIREFOX_PATH at one, and try again.")
  );
}
