import { Suspense } from "react";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { lazily } from "../../ui/waiting/lazily.tsx";
import { ExamsBeforeCode } from "../exam/exams-frame.tsx";
import { texts } from "./progress.texts.ts";
import { WhenNear } from "./when-near.tsx";

const ExamsPart = lazily(() => import("../exam/exams-part.tsx").then((module) => module.ExamsPart), ExamsFailed);

/** The exams of all decks. Their code loads after the page, and their place is kept until then. */
export function Exams() {
  return (
    <WhenNear before={<ExamsBeforeCode />}>
      <Suspense fallback={<ExamsBeforeCode />}>
        <ExamsPart />
      </Suspense>
    </WhenNear>
  );
}

function ExamsFailed({ retry }: { retry: () => void }) {
  return <LoadFailed title={texts.examsFailed} message="" retry={retry} isRetrying={false} />;
}
