/**
 * The scheduling model. Its code is as large as the rest of the session's, so it loads while the student reads the first question (see
 * model-loading.ts).
 */
export { afterEntry } from "@recollect/domain/study/log/rebuild.ts";
export { previews } from "@recollect/domain/study/schedule/scheduler.ts";
