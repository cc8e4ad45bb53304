import { Link, useParams } from "react-router";
import { groupPaths } from "../group-paths.ts";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Page } from "../../ui/page.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { StudentTest } from "./student-test.tsx";
import { takingTexts as texts } from "./taking.texts.ts";
import { TeacherTest } from "./teacher-test.tsx";
import { useClassTests } from "./use-class-tests.ts";
import lists from "../group-lists.module.css";
import styles from "./class-tests.module.css";

/** `/groups/{id}/tests/{test}`: a student takes the test and reads the result; a teacher sees who is done, and the results. */
export function ClassTestScreen() {
  const { groupId = "", testId = "" } = useParams();
  const { data, error, isFetching, refetch } = useClassTests(groupId);
  const own = data?.own.find(({ id }) => id === testId);
  const test = data?.tests.find(({ id }) => id === testId);
  const title = own?.title ?? test?.title;
  usePageTitle(title ?? texts.about, texts.about);
  return (
    <Page wide={test !== undefined} narrow={test === undefined}>
      {data ? (
        <>
          <header className={lists.head}>
            <Link to={groupPaths.groupTests(groupId)} className={styles.group}>
              {texts.allTests}
            </Link>
            {title !== undefined && (
              <h1 className={lists.heading} dir="auto" translate="no">
                {title}
              </h1>
            )}
          </header>
          {own && <StudentTest key={own.id} test={own} />}
          {test && <TeacherTest key={test.id} test={test} now={data.now} />}
          {title === undefined && <EmptyState headingLevel={1} title={texts.notFound} text={texts.notFoundText} />}
        </>
      ) : error ? (
        <LoadFailed title={texts.failed} message={error.message} isRetrying={isFetching} retry={() => void refetch()} />
      ) : (
        <Spinner label={texts.loading} />
      )}
    </Page>
  );
}
