/** How many files are being sent into forms. */
let count = 0;
let waiting: (() => void)[] = [];

/** Counts a file that is being sent into a form. Returns the function to call when it is in its text, was refused or is cancelled. */
export function fileIsOnTheWay(): () => void {
  let isOver = false;
  count += 1;
  return () => {
    if (isOver) return;
    isOver = true;
    count -= 1;
    if (count > 0) return;
    const ready = waiting;
    waiting = [];
    for (const resolve of ready) resolve();
  };
}

export function isFileOnTheWay(): boolean {
  return count > 0;
}

/** Resolves when no file is on its way: a form that is saved then has every picture that was chosen for it and could be sent. */
export function allFilesArrived(): Promise<void> {
  return count === 0 ? Promise.resolve() : new Promise((resolve) => void waiting.push(resolve));
}
