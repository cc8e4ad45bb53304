import { PASSWORD } from "../accounts/credentials.ts";
import { PROFILE } from "../accounts/profile.ts";
import { USERNAME } from "../accounts/username.ts";
import { CARD } from "../cards/card.ts";
import { DATA } from "../data-rules.ts";
import { FOLDER } from "../decks/folders/folders.ts";
import { DECK } from "../decks/limits.ts";
import type { ErrorCode } from "../errors/catalogue.ts";
import { LIBRARY } from "../library/library-deck.ts";
import { MEDIA } from "../media/media.ts";
import { PRACTICE } from "../practice/limits.ts";
import { STUDY } from "../study/settings.ts";

/** The limits that a failure's message names, which its details carry: words in another language are made of the code and of these. */
export type FailureLimits = Readonly<Record<string, number>>;

const megabyte = 1024 * 1024;
const percent = ({ least, most }: { least: number; most: number }) => ({ least: least * 100, most: most * 100 });

/** Every code whose message names a limit; a test compares the numbers with those in the messages. */
export const failureLimits: Partial<Record<ErrorCode, FailureLimits>> = {
  "auth/password-too-short": { least: PASSWORD.minLength },
  "auth/password-too-long": { most: PASSWORD.maxLength },
  "username/too-short": { least: USERNAME.minLength },
  "username/too-long": { most: USERNAME.maxLength },
  "request/text-too-large": { mostMegabytes: DATA.maxTextBytes / megabyte },
  "profile/display-name-too-long": { most: PROFILE.displayNameMaxLength },
  "profile/bio-too-long": { most: PROFILE.bioMaxLength },
  "profile/about-me-too-long": { most: PROFILE.aboutMeMaxLength },
  "folder/name-too-long": { most: FOLDER.nameMaxLength },
  "folder/too-deep": { most: FOLDER.maxDepth },
  "folder/too-many": { most: FOLDER.maxFolders },
  "folder/too-many-decks": { most: FOLDER.maxFiledDecks },
  "deck/title-too-long": { most: DECK.titleMaxLength },
  "deck/description-too-long": { most: DECK.descriptionMaxLength },
  "deck/too-many-cards": { most: DECK.maxCards },
  "deck/too-many-decks": { most: DECK.maxDecks },
  "card/too-many-tags": { most: CARD.maxTags },
  "card/bad-tag": { least: 1, most: CARD.tagMaxLength },
  "media/too-large": { mostMegabytes: MEDIA.maxBytes / megabyte },
  "media/too-many-pixels": { mostMegapixels: MEDIA.maxPixels / 1_000_000 },
  "library/bad-limit": { least: 1, most: LIBRARY.maxPageSize },
  "library/search-too-long": { most: LIBRARY.searchMaxLength },
  "practice/answer-too-long": { most: PRACTICE.answerMaxLength },
  "practice/too-many-wordings": { most: PRACTICE.wordingsPerCard },
  "study/bad-retention": percent(STUDY.retention),
  "study/bad-daily-limit": STUDY.perDay,
  "study/bad-steps": STUDY.steps,
  "study/bad-maximum-interval": STUDY.maximumDays,
};
