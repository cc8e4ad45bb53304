import { isDeviceKept } from "../../../device/store/is-device-kept.ts";

/**
 * Loads what puts a file into a side where the app keeps decks on the device: a picture that is chosen without a network waits there. Without this each of
 * these is loaded with the first file.
 */
export async function loadUploads(): Promise<void> {
  if (!isDeviceKept()) return;
  await Promise.all([
    import("./file-uploads.tsx"),
    import("../../../media/upload-list.tsx"),
    import("../../../media/upload.ts"),
    import("../../../media/keep-file.ts"),
  ]);
}
