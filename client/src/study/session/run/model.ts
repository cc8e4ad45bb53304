/**
 * The model of forgetting: what an answer makes of a card. Its code is as large as the rest of the session's, so it is fetched while the
 * student reads the first question (see model-loading.ts).
 */
export { afterEntry } from "@recollect/domain/study/log/rebuild.ts";
export { previews } from "@recollect/domain/study/schedule/scheduler.ts";
