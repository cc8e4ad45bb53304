import { decimal } from "../../lib/language/formats.ts";
import { t } from "../../lib/language/t.ts";

export const texts = {
  title: t("On this device"),
  loading: t("Loading..."),
  couldNotRead: t("This device does not let us look at what it keeps."),
  why: t(
    "Decks that are kept here open without a network. You can study and test yourself, and your answers are sent when the network is back.",
  ),
  switchedOff: t("The people who run this site have switched off use without a network."),
  serverHasNoWorker: t(
    "Without a network this site does not open at the moment: its server does not have the part that opens it. What is kept here stays.",
  ),
  noWorker: t("This browser can't keep a site for use without a network."),
  used: (decks: string, media: string) => t("Decks: {decks}. Pictures and sounds: {media}.", { decks, media }),
  roomLeft: (size: string) => t("This device has room for about {size} more.", { size }),
  noRoom: t("This device has no room for more. What is kept here stays."),
  persisted: t("Your browser has promised not to remove this by itself."),
  notPersisted: t("Your browser may remove this when the device is short of room. Answers that are not sent yet would be lost with it."),
  askToPersist: t("Ask the browser to keep it"),
  refused: t("The browser did not promise it. It often does once the site is installed as an app, or visited more often."),
  keep: (deck: string) => t("Keep {deck} on this device", { deck }),
  isKept: (size: string) => t("Kept, {size}", { size }),
  isNotKept: t("Not kept"),
  tooLarge: t("Not kept: all kept decks together are larger than 20 MB"),
  removeAll: t("Remove all"),
  removeAllQuestion: t("Remove everything from this device?"),
  removeAllText: t(
    "Your decks stay in your account, and answers that wait to be sent stay here. Without a network, this device will show no decks until you switch some on again.",
  ),
  removed: t("Removed from this device."),
  keepAgain: t("Keep my decks again"),
};

/** Such as '12 kB', '1.4 MB' or '2.5 GB'; what is there has at least 1 kB. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return t("{count} kB", { count: decimal(bytes === 0 ? 0 : Math.max(1, bytes / 1000), 0) });
  if (bytes < 1_000_000_000) return t("{count} MB", { count: decimal(bytes / 1_000_000, 1) });
  return t("{count} GB", { count: decimal(bytes / 1_000_000_000, 1) });
}
