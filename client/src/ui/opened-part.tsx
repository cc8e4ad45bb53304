import { useEffect, useSyncExternalStore, type ReactNode } from "react";
import type { onDemand } from "../lib/on-demand.ts";
import type { Opener } from "../lib/opener.ts";
import { toast } from "./toast/toast.ts";

type ClosableProps = { onClose: () => void };

type Props<PartProps extends ClosableProps> = {
  opener: Opener;
  part: ReturnType<typeof onDemand<PartProps>>;
  props: Omit<PartProps, "onClose">;
};

/** A dialog that buttons in other parts of the page open. Its code loads with the first opening, and it is closed with what surrounds it. */
export function OpenedPart<PartProps extends ClosableProps>({ opener, part, props }: Props<PartProps>): ReactNode {
  const isOpen = useSyncExternalStore(opener.subscribe, opener.isOpen);
  // The next student to sign in finds it closed.
  useEffect(() => opener.close, [opener]);
  return (
    isOpen && (
      <part.Part
        isWanted
        props={{ ...props, onClose: opener.close } as PartProps}
        onFailure={({ message }) => {
          opener.close();
          toast.error(message);
        }}
      />
    )
  );
}
