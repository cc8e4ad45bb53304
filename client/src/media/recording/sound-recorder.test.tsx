import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { SoundRecorder } from "./sound-recorder.tsx";

afterEach(() => vi.unstubAllGlobals());

function aRecorder() {
  const onFile = vi.fn<(file: File) => void>();
  const onClose = vi.fn<() => void>();
  const { unmount } = render(<SoundRecorder onFile={onFile} onClose={onClose} />);
  return { onFile, onClose, unmount, user: userEvent.setup() };
}

class FakeRecorder extends EventTarget {
  static isTypeSupported = (type: string) => type === "audio/mp4";
  state = "inactive";
  start() {
    this.state = "recording";
  }
  stop() {
    this.state = "inactive";
    this.dispatchEvent(Object.assign(new Event("dataavailable"), { data: new Blob(["sound"]) }));
    this.dispatchEvent(new Event("stop"));
  }
}

function fakeMicrophone(ask: () => Promise<unknown>) {
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("MediaRecorder", FakeRecorder);
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator) as Navigator, { mediaDevices: { getUserMedia: ask } }));
  const meter = { fftSize: 0, getByteTimeDomainData: () => undefined };
  vi.stubGlobal(
    "AudioContext",
    class {
      createAnalyser = () => meter;
      createMediaStreamSource = () => ({ connect: () => undefined });
      close = async () => undefined;
    },
  );
}

test("without HTTPS it shows what is missing", async () => {
  vi.stubGlobal("isSecureContext", false);
  const { user, onClose } = aRecorder();
  expect(screen.getByRole("alert")).toHaveTextContent("Browsers record only over HTTPS, or on this computer itself (localhost).");
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledOnce();
});

test("a microphone that is refused, or missing, is reported, and can be requested again", async () => {
  const names = ["NotAllowedError", "NotFoundError"];
  fakeMicrophone(() => Promise.reject(new DOMException("", names.shift())));
  const { user } = aRecorder();
  expect(await screen.findByText(/^The microphone is not allowed for this site/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("There is no microphone.")).toBeInTheDocument();
});

test("Escape closes the recorder, and releases the microphone", async () => {
  const stop = vi.fn<() => void>();
  fakeMicrophone(async () => ({ getTracks: () => [{ stop }] }));
  const { user, onClose, unmount } = aRecorder();
  await waitFor(() => expect(screen.getByRole("button", { name: "Stop" })).toHaveFocus());
  await user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
  unmount();
  expect(stop).toHaveBeenCalled();
});

test("a recording is played back before it is used, in a format that the server accepts; the microphone is released", async () => {
  const stop = vi.fn<() => void>();
  fakeMicrophone(async () => ({ getTracks: () => [{ stop }] }));
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined }));
  const { user, onFile } = aRecorder();
  await user.click(await screen.findByRole("button", { name: "Stop" }));
  expect(await screen.findByLabelText("The recording")).toBeInTheDocument();
  expect(stop).toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Use it" }));
  await waitFor(() => expect(onFile).toHaveBeenCalledOnce());
  expect(onFile.mock.calls[0]?.[0]).toMatchObject({ name: "Recording.m4a", type: "audio/mp4" });
});
