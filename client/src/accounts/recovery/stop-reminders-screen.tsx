import { usePageTitle } from "../../lib/browser/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { stopReminders } from "../reminders/reminders-api.ts";
import { texts } from "../reminders/reminders.texts.ts";
import { MailLinkPage } from "./mail-link-page.tsx";
import { useMailLink } from "./use-mail-link.ts";

/** The target of a daily mail's link that stops it, with or without a session. */
export function StopRemindersScreen() {
  usePageTitle(texts.stopTitle, texts.aboutStop);
  const link = useMailLink(stopForGood);
  return (
    <MailLinkPage
      link={link}
      title={texts.stopTitle}
      about={texts.aboutStop}
      press={{ label: texts.stop, busyLabel: texts.stopping }}
      done={link.result ? texts.stopped : ""}
      away={{ to: paths.account, label: texts.toAccount }}
    />
  );
}

async function stopForGood(token: string): Promise<"stopped"> {
  await stopReminders(token);
  return "stopped";
}
