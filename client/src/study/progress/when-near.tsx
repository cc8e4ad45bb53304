import { useEffect, useRef, useState, type ReactNode } from "react";

/** A part starts to load when it is this close to the view. */
const ahead = "300px";

/** Draws its part once the student has scrolled near it, so the page does not wait for its code; `before` keeps its place until then. */
export function WhenNear({ before = null, children }: { before?: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === "undefined");
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: ahead,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return <div ref={place}>{isNear ? children : before}</div>;
}
