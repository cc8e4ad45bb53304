import type { ReportReason } from "@recollect/domain/moderation/report.ts";
import { momentText } from "../lib/moment-text.ts";
import styles from "./moderation.module.css";
import { texts } from "./moderation.texts.ts";
import { texts as reportTexts } from "./reports/reports.texts.ts";

/** The reports of something that wait, each with its reason and its sender's words. */
export function OpenReports({ reports }: { reports: readonly { reason: ReportReason; text: string; createdAt: number }[] }) {
  return (
    <>
      <p className={styles.quiet}>{texts.whatWasReported}</p>
      <ul className={styles.rows}>
        {reports.map((report) => (
          <li key={report.createdAt}>
            <span>
              {reportTexts.reasons[report.reason]}
              {report.text !== "" && (
                <>
                  {": "}
                  <bdi translate="no">{report.text}</bdi>
                </>
              )}
            </span>
            <span>{momentText(report.createdAt)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
