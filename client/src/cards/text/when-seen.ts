/** The time for rendering formulas and code in one frame, so that a card full of them never blocks input. */
const frameMs = 5;

type Task = () => void;

let spentMs = 0;
let isFrameOpen = false;
const waiting = new Set<Task>();

/**
 * Renders at once while the frame has time. Later ones wait for a frame, and until they are nearly in view; inside `data-on-paper` they
 * don't wait for the view, because all of it is printed. The returned function cancels it.
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

/** Printing waits for no frame. */
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
