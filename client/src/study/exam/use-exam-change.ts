import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { refusalWords } from "../../lib/requests/refusal-words.ts";

export type ExamChange = "saving" | "removing";

/** Saves or removes an exam, and reads again what depends on it. What was typed stays either way. `onDoing` hears what is being done. */
export function useExamChange(onDoing: (doing: ExamChange | null) => void) {
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);

  /** Returns whether it was done. */
  async function change(kind: ExamChange, send: () => Promise<unknown>): Promise<boolean> {
    onDoing(kind);
    setFailure(null);
    try {
      await send();
      await queryClient.invalidateQueries({ queryKey: queryKeys.study() });
      return true;
    } catch (refusal) {
      setFailure(refusalWords(refusal, "study/exam-failed"));
      return false;
    } finally {
      onDoing(null);
    }
  }

  return { change, failure, forgetFailure: () => setFailure(null) };
}
