/** Shows a number on the icon of the installed app; zero removes it. Browsers without badges, and pages that are not installed, ignore it. */
export function showBadge(count: number): void {
  if (typeof navigator.setAppBadge !== "function") return;
  // A badge is an extra: where the system refuses it, nothing else depends on it.
  const change = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  change.catch(() => {});
}
