import { toast } from "../ui/toast/toast.ts";

export function tellGenerated(count: number): void {
  toast.success(`Generated ${count.toLocaleString("en")} ${count === 1 ? "question" : "questions"}!`);
}
