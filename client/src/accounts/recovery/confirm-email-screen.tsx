import { usePageTitle } from "../../lib/browser/page-title.ts";
import { confirmEmail } from "../account/account-api.ts";
import { MailLinkPage } from "./mail-link-page.tsx";
import { texts } from "./recovery.texts.ts";
import { useMailLink } from "./use-mail-link.ts";

/** The target of the link that confirms a new email address. */
export function ConfirmEmailScreen() {
  usePageTitle(texts.confirmYourEmailAddress, texts.confirmTheNewEmail);
  const link = useMailLink(confirmEmail);
  return (
    <MailLinkPage
      link={link}
      title={texts.confirmYourEmailAddress}
      press={{ label: texts.log, busyLabel: texts.confirming }}
      done={link.result ? texts.doneFromNow(link.result) : ""}
      away={{ label: texts.go }}
    />
  );
}
