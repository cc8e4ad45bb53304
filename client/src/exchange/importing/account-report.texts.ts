import { t } from "../../lib/language/t.ts";

import type { ImportReport } from "./import-api.ts";

/** What an account's file restores besides its decks. */
export function whatAccountBrings(account: NonNullable<ImportReport["account"]>): string {
  const { folders, accepted, shared, stars, saved, tests, trashed } = account;
  const parts = [
    t("Your name, bio and theme replace those here."),
    shared > 0 ? t("{shared, plural, one {# deck is} other {# decks are}} shared again.", { shared }) : null,
    folders > 0 ? t("{folders, plural, one {# folder is} other {# folders are}} imported.", { folders }) : null,
    accepted > 0 ? t("{accepted, plural, one {# wording counts} other {# wordings count}} as right again.", { accepted }) : null,
    stars > 0 ? t("{stars, plural, one {# card has its star} other {# cards have their stars}} again.", { stars }) : null,
    saved > 0
      ? t(
          "{saved, plural, one {# saved deck of others comes back if it is} other {# saved decks of others come back if they are}} still shared.",
          { saved },
        )
      : null,
    tests > 0 ? t("{tests, plural, one {# test result is} other {# test results are}} imported.", { tests }) : null,
    trashed > 0 ? t("{trashed, plural, one {# deleted deck goes} other {# deleted decks go}} into the trash.", { trashed }) : null,
  ];
  return parts.filter((part) => part !== null).join(" ");
}
