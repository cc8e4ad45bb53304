import { errorText } from "../lib/language/error-text.ts";
import { paths } from "../lib/paths.ts";
import { ButtonLink } from "../ui/buttons/button.tsx";
import { LoadFailed, type LoadFailure } from "../ui/messages/load-failed.tsx";
import { Page } from "../ui/page.tsx";
import { texts } from "./decks.texts.ts";

type Props = LoadFailure & { title?: string };

/** Shown in place of a deck, or of its cards, that could not be read. */
export function DeckLoadFailed({ title = errorText("deck/load-failed"), ...failure }: Props) {
  return (
    <Page narrow>
      <LoadFailed
        {...failure}
        title={title}
        more={
          <ButtonLink variant="ghost" to={paths.decks}>
            {texts.backToDecks}
          </ButtonLink>
        }
      />
    </Page>
  );
}
