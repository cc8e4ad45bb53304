import { counted } from "@recollect/domain/words/number-words.ts";
import { toast } from "../ui/toast/toast.ts";

export function showGenerated(count: number): void {
  toast.success(`Generated ${counted(count, "question")}!`);
}
