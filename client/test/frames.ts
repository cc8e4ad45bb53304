const [later, notAtAll] = [setTimeout, clearTimeout];
const frameMs = 16;

/**
 * Frames from the real timers, independent of a test's own. jsdom's use one interval for the page: after a test with stopped timers had requested a
 * frame, no later test of its worker got one.
 */
export function drawFramesByRealTimers(): void {
  window.requestAnimationFrame = (draw) => Number(later(() => draw(performance.now()), frameMs));
  window.cancelAnimationFrame = (frame) => notAtAll(frame);
}
