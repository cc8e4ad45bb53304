/** How far this machine's clock is ahead of the real one, in ms; the parent process sets it over its channel. */
let aheadMs = 0;

const RealDate = Date;

/** The machine's clock as everything in this process sees it. */
class ShiftedDate extends RealDate {
  constructor(...values: unknown[]) {
    if (values.length === 0) super(RealDate.now() + aheadMs);
    else super(...(values as [number]));
  }

  static override now(): number {
    return RealDate.now() + aheadMs;
  }
}

globalThis.Date = ShiftedDate as DateConstructor;

process.on("message", (ms: number) => {
  aheadMs = ms;
});
process.channel?.unref();
