export const texts = {
  recordASound: "Record a sound",
  theBrowserAsks: "The browser asks for the microphone…",
  recording: "Recording…",
  of: (ms: string, longestRecordingMs: string) => `${ms} of ${longestRecordingMs}`,
  loudness: "Loudness",
  stop: "Stop",
  theRecording: "The recording",
  use: "Use it",
  recordAgain: "Record again",
  tryAgain: "Try again",
  close: "Close",
  cancel: "Cancel",
};
