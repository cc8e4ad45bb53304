import { configure, getConfig } from "@testing-library/react";

/** Fake timers must not hold this. */
const soon = setImmediate;
/** React does its work in turns of 5 ms. A busy machine needs a few for what a page does once it is drawn, such as to move the focus. */
const turns = 10;

/** After each wait and each act of a student, React has done what it had put off: effects, and pages that come by a transition. */
export function settleAfterWaiting(): void {
  const { asyncWrapper } = getConfig();
  configure({
    asyncWrapper: (work) =>
      asyncWrapper(async () => {
        const result = await work();
        for (let turn = 0; turn < turns; turn++) await new Promise<void>((resolve) => void soon(resolve));
        return result;
      }),
  });
}
