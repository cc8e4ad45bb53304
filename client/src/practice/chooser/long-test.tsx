import type { TestOptions } from "@recollect/domain/practice/options/test-options.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog/dialog.tsx";
import { chooserTexts as texts } from "./chooser.texts.ts";

type Props = { count: number; options: TestOptions; to: (options: TestOptions) => string; onClose: () => void };

/** Offered instead of hundreds of questions. */
const fewer = 20;

/** Asks for confirmation before a test of hundreds of questions. */
export function LongTest({ count, options, to, onClose }: Props) {
  return (
    <Dialog title={texts.long(count)} subtitle={texts.longText} role="alertdialog" open onClose={onClose}>
      <DialogActions>
        <ButtonLink variant="ghost" to={to(options)}>
          {texts.askAll(count)}
        </ButtonLink>
        <ButtonLink data-autofocus to={to({ ...options, count: fewer })}>
          {texts.askSome(fewer)}
        </ButtonLink>
      </DialogActions>
    </Dialog>
  );
}
