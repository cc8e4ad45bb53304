/**
 * What a session does to its cards. It needs the model of forgetting, whose code is as large as the rest of the session's: it is
 * fetched while the student reads the first question (see acts-loading.ts).
 */
export { withCardsRead, withElsewhere } from "@recollect/domain/study/session-merge.ts";
export { answer, bury, suspend, undo } from "@recollect/domain/study/session-steps.ts";
export { previews } from "@recollect/domain/study/scheduler.ts";
