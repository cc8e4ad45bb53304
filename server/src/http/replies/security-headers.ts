/**
 * Only what this server serves may run, load or connect. Two exceptions are needed: inline style attributes of the drag, toast and menu
 * libraries, and the worker of the confetti. Pictures and sounds may also be the student's own unsent ones (`blob:`).
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  "img-src 'self' blob:",
  "media-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * The browser's features that a page may use: the microphone for recording, sounds that start by themselves, the clipboard for copying a link. A
 * photo is taken by the system's own camera, through a file field, which needs no permission.
 */
const usedFeatures = ["autoplay", "clipboard-write", "microphone"] as const;

/** Features that no page of ours uses, denied so that an injected script can't use them either. */
const unusedFeatures = [
  "accelerometer",
  "camera",
  "clipboard-read",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "usb",
  "window-management",
  "xr-spatial-tracking",
] as const;

const permissionsPolicy = [...usedFeatures.map((name) => `${name}=(self)`), ...unusedFeatures.map((name) => `${name}=()`)].join(", ");

const always = {
  "Content-Security-Policy": contentSecurityPolicy,
  "Permissions-Policy": permissionsPolicy,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
} as const;

const HALF_A_YEAR_SECONDS = 182 * 24 * 60 * 60;

const overHttps = { ...always, "Strict-Transport-Security": `max-age=${HALF_A_YEAR_SECONDS}` } as const;

/** The headers of every reply. Over HTTPS, browsers are also told to stay with it. */
export function securityHeadersFor(https: boolean): Readonly<Record<string, string>> {
  return https ? overHttps : always;
}
