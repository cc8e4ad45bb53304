/** All that a written answer needs to be marked without the server, as one part to load. */
export { markHere } from "./mark-here.ts";
export { keepWording, marksToCheck } from "./marks-to-check.ts";
