import { useState, type ComponentType } from "react";
import { lazily } from "./lazily.tsx";

/**
 * A part as `lazily` makes it, whose code can be fetched ahead and is then drawn at once: what suspends even for a moment leaves its place
 * empty for 300 ms.
 */
export function fetchedAhead<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  const Lazy = lazily(fetchPart);
  let Fetched: ComponentType<Props> | null = null;

  function Part(props: Props) {
    const [AtHand] = useState(() => Fetched ?? Lazy);
    return <AtHand {...props} />;
  }

  async function ahead(): Promise<void> {
    Fetched ??= await fetchPart().catch(() => null);
  }
  return Object.assign(Part, { ahead });
}
