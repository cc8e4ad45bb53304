const [later, notAtAll] = [setTimeout, clearTimeout];
const frameMs = 16;

/**
 * Frames that come by the real timers, whatever a test does to them. jsdom's own come by one interval for the page: where a test with timers
 * that stand still asked for a frame, no later test of its worker got one.
 */
export function drawFramesByRealTimers(): void {
  window.requestAnimationFrame = (draw) => Number(later(() => draw(performance.now()), frameMs));
  window.cancelAnimationFrame = (frame) => notAtAll(frame);
}
