/** All that a form needs to be saved, as one part to load. */
export { isEmptyPatch } from "@recollect/domain/decks/make-patch.ts";
export { afterSave, saveChoices, saveForm } from "./save-form.ts";
export { chosenPatch, createFrom } from "./chosen-and-new.ts";
export { SaveAsNew } from "../editor/saving/save-as-new.tsx";
