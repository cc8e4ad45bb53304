/** The part of the confetti that is used. By itself it draws in a worker, on a canvas over the page that comes and goes with it. */
declare module "canvas-confetti" {
  type Burst = {
    particleCount: number;
    /** frames until the pieces are gone */
    ticks: number;
    /** degrees */
    spread: number;
    startVelocity: number;
    origin: { x?: number; y?: number };
    colors: string[];
  };
  function confetti(burst: Burst): Promise<void> | null;
  namespace confetti {
    /** ends every burst at once */
    function reset(): void;
  }
  export default confetti;
}
