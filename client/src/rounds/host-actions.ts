/** What a host can do on the big screen. `busy` names what is under way. */
export type HostActions = {
  busy: string | null;
  step: () => void;
  remove: (player: { id: string; name: string }) => void;
  setOpen: (isOpen: boolean) => void;
};
