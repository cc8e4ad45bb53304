/** All that a new deck needs to be saved on this device, as one part to load; and what loads the code that takes files. */
export { createOnDevice } from "../waiting/save-on-device.ts";
export { loadUploads } from "../editor/writing/load-uploads.ts";
