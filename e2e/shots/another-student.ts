import type { APIRequestContext, Page } from "@playwright/test";
import { aStudent, type Student } from "../kit/students/student.ts";

/** Does something as another student, whose session is in a browser of its own. */
export async function asAnotherStudent<Result>(
  page: Page,
  act: (student: Student, request: APIRequestContext) => Promise<Result>,
): Promise<Result> {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page belongs to no browser");
  const origin = new URL((await page.request.get("/healthz")).url()).origin;
  const context = await browser.newContext({ baseURL: origin });
  try {
    return await act(await aStudent(context.request), context.request);
  } finally {
    await context.close();
  }
}
