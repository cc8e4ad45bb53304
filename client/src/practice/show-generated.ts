import { practiceTexts } from "./practice.texts.ts";
import { toast } from "../ui/toast/toast.ts";

export function showGenerated(count: number): void {
  toast.success(practiceTexts.generated(count));
}
