import { t } from "../../../lib/language/t.ts";
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type Dispatch } from "react";
import { toast } from "../../../ui/toast/toast.ts";
import type { DraftStorage } from "../drafts/draft-storage.ts";
import type { Draft, FormSubject } from "../drafts/draft.ts";
import { isChanged, type EditorState, type EditorStep } from "./editor-state.ts";

/** How long typing must pause before the draft is written; leaving the page writes it at once. */
export const draftDelayMs = 400;
/** Without a pause the draft is written this often: a killed tab gets no event. */
export const draftEveryMs = 2000;

export const draftMessages = {
  kept: t("Your unsaved changes are kept in this browser."),
  refused: t("This browser does not let us keep unsaved changes. Save before you leave this page."),
};

type Options = {
  uid: string;
  subject: FormSubject;
  state: EditorState;
  dispatch: Dispatch<EditorStep>;
  storage: DraftStorage;
  now: () => number;
  /** the draft to show at once, instead of the form's start */
  from: string | null;
};

export type OpenDraft = {
  /** the newest draft of this deck that this form is not showing */
  offer: Draft | null;
  /** shows the offered draft; the form's content becomes a draft in its place */
  restore: () => void;
  discard: () => void;
  /** the form is saved or was discarded: its draft is deleted */
  settle: () => Promise<void>;
  /** stores the form's content as an offered draft, because the form is about to show something else */
  setAside: () => Promise<void>;
};

/** Keeps an open form's unsaved content through a reload, a crash and an expired session, and offers the draft of an earlier form. */
export function useDraft({ uid, subject, state, dispatch, storage, now, from }: Options): OpenDraft {
  const [offers, setOffers] = useState<readonly Draft[]>([]);
  const latest = useRef(state);
  const lastStored = useRef<Pick<Draft, "form" | "base">>(state);
  const isSettled = useRef(false);
  const hasComplained = useRef(false);
  const atLatest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => {
    latest.current = state;
  });

  /** Without storage the form still works; a message says once that drafts are not stored. */
  const complain = useCallback(() => {
    if (!hasComplained.current) toast.warning(draftMessages.refused);
    hasComplained.current = true;
  }, []);

  const draftOf = useCallback(
    ({ formId, form, baseRevision, base }: EditorState): Draft => ({ uid, subject, formId, form, baseRevision, base, savedAt: now() }),
    [uid, subject, now],
  );

  const keep = useCallback(async () => {
    clearTimeout(atLatest.current);
    atLatest.current = undefined;
    const { form, base } = latest.current;
    // After a save the same form is compared with another base, so its changes differ.
    if (isSettled.current || (form === lastStored.current.form && base === lastStored.current.base)) return;
    lastStored.current = latest.current;
    const draft = draftOf(latest.current);
    await (isChanged(latest.current) ? storage.keep(draft) : storage.discard(draft)).catch(complain);
  }, [storage, draftOf, complain]);

  const keepAtOnce = useCallback(() => {
    if (isSettled.current || !isChanged(latest.current)) return;
    try {
      storage.keepAtOnce(draftOf(latest.current));
    } catch {
      // Too much to write while the page closes. The last draft stays; only the last half second is missing.
      void keep();
    }
  }, [storage, draftOf, keep]);

  useEffect(() => {
    let isOpen = true;
    storage.list(uid, subject).then((drafts) => {
      if (!isOpen) return;
      const restored = isChanged(latest.current) ? undefined : drafts.find(({ formId }) => formId === from);
      if (restored) {
        lastStored.current = restored;
        dispatch({ type: "restore", draft: restored });
      }
      setOffers(drafts.filter((draft) => draft !== restored && draft.formId !== latest.current.formId));
    }, complain);
    return () => {
      isOpen = false;
    };
  }, [uid, subject, storage, complain, dispatch, from]);

  useEffect(() => {
    const timer = setTimeout(() => void keep(), draftDelayMs);
    atLatest.current ??= setTimeout(() => void keep(), draftEveryMs);
    return () => clearTimeout(timer);
  }, [state.form, state.base, keep]);
  useEffect(() => () => clearTimeout(atLatest.current), []);

  useEffect(() => {
    const keepNow = () => void keep();
    document.addEventListener("visibilitychange", keepNow);
    window.addEventListener("pagehide", keepAtOnce);
    return () => {
      document.removeEventListener("visibilitychange", keepNow);
      window.removeEventListener("pagehide", keepAtOnce);
      if (isSettled.current || !isChanged(latest.current)) return;
      void keep();
      if (!hasComplained.current) toast.info(draftMessages.kept);
    };
  }, [keep, keepAtOnce]);

  const offer = offers[0] ?? null;

  async function setAside() {
    if (!isChanged(latest.current)) return;
    const draft = draftOf(latest.current);
    await keep();
    setOffers((others) => [draft, ...others]);
  }

  return {
    offer,
    setAside,
    restore() {
      if (!offer) return;
      setOffers((all) => all.filter((draft) => draft !== offer));
      void setAside();
      lastStored.current = offer;
      dispatch({ type: "restore", draft: offer });
    },
    discard() {
      if (!offer) return;
      setOffers((all) => all.filter((draft) => draft !== offer));
      storage.discard(offer).catch(complain);
    },
    async settle() {
      isSettled.current = true;
      await storage.discard({ uid, formId: latest.current.formId }).catch(complain);
    },
  };
}
