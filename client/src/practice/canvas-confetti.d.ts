/** The part of the confetti library that is used. By default it draws in a worker, on a canvas over the page that it adds and removes. */
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
    /** removes all pieces at once */
    function reset(): void;
  }
  export default confetti;
}
