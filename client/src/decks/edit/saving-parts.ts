/** All that a form needs to be saved, on the server or on this device, as one part to load; and what loads the code that takes files. */
export { conflictKey, withChoices } from "@recollect/domain/decks/conflict-choices.ts";
export { isEmptyPatch } from "@recollect/domain/decks/make-patch.ts";
export { createOnce } from "../editor/saving/save-deck.ts";
export { afterSave, saveChoices, saveForm } from "./save-form.ts";
export { SaveAsNew } from "../editor/saving/save-as-new.tsx";
export { showKept } from "../waiting/save-on-device.ts";
export { loadUploads } from "../editor/writing/load-uploads.ts";
