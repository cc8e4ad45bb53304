/** What one frame may spend on drawing formulas and code, so that a card full of them never holds up a key. */
const frameMs = 5;

type Task = () => void;

let spentMs = 0;
let isFrameOpen = false;
const waiting = new Set<Task>();

/**
 * Draws at once while this frame has time for it. Whatever comes later waits for a frame of its own, and until it is nearly in view; inside of
 * `data-on-paper` it waits for no view, for all of it is printed. What is returned calls it off.
 */
export function whenSeen(element: Element, draw: Task): Task {
  const hasView = typeof IntersectionObserver !== "undefined" && element.closest("[data-on-paper]") === null;
  const isLong = hasView && element.closest("[data-is-long]") !== null;
  if (spentMs < frameMs && !isLong) {
    spend(draw);
    return () => undefined;
  }
  if (!hasView) return whenFree(draw);
  let callOff: Task = () => undefined;
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      callOff = whenFree(draw);
    },
    { rootMargin: "200px" },
  );
  watcher.observe(element);
  return () => {
    watcher.disconnect();
    callOff();
  };
}

function whenFree(draw: Task): Task {
  waiting.add(draw);
  openFrame();
  return () => void waiting.delete(draw);
}

/** The printer waits for no frame. */
window.addEventListener("beforeprint", () => {
  for (const task of waiting) task();
  waiting.clear();
});

function spend(draw: Task): void {
  const start = performance.now();
  openFrame();
  draw();
  spentMs += performance.now() - start;
}

function openFrame(): void {
  if (isFrameOpen) return;
  isFrameOpen = true;
  requestAnimationFrame(() => setTimeout(nextFrame));
}

function nextFrame(): void {
  isFrameOpen = false;
  spentMs = 0;
  for (const task of waiting) {
    if (spentMs >= frameMs) return openFrame();
    waiting.delete(task);
    spend(task);
  }
}
