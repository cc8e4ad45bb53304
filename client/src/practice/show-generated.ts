import { countTexts } from "../cards/counts.texts.ts";
import { toast } from "../ui/toast/toast.ts";

export function showGenerated(count: number): void {
  toast.success(`Generated ${countTexts.questions(count)}!`);
}
