import { usePageTitle } from "../../lib/browser/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { stopEmailChange } from "../account/account-api.ts";
import { MailLinkPage } from "./mail-link-page.tsx";
import { texts } from "./recovery.texts.ts";
import { useMailLink } from "./use-mail-link.ts";

/** The target of the link that stops a change of the email address. */
export function StopEmailChangeScreen() {
  usePageTitle(texts.stopTheChange, texts.stopTheChangeOfYourEmail);
  const link = useMailLink(stopForGood);
  return (
    <MailLinkPage
      link={link}
      title={texts.stopTheChange}
      about={texts.someoneAskedForAnotherAddress}
      press={{ label: texts.keepMyAddress, busyLabel: texts.stopping }}
      done={link.result ? texts.stoppedChooseANewPassword : ""}
      next={<ButtonLink to={paths.forgotPassword}>{texts.chooseANewPassword}</ButtonLink>}
      away={{ label: texts.go }}
    />
  );
}

async function stopForGood(token: string): Promise<"stopped"> {
  await stopEmailChange(token);
  return "stopped";
}
