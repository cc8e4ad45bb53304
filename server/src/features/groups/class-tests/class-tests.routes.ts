import { AppError } from "@recollect/domain/errors/app-error.ts";
import { CLASS_TEST } from "@recollect/domain/limits/limits.ts";
import { Hono, type Context } from "hono";
import { z } from "zod";

import { json } from "../../../http/replies/reply.ts";
import { body } from "../../../http/requests/validate.ts";
import type { SignedIn } from "../../../http/viewer.ts";
import { baseIn, groupIn } from "../group-requests.ts";
import type { ClassTests } from "./class-tests.service.ts";
import type { TestResults } from "./results.service.ts";
import type { Taking } from "./taking.service.ts";

const Moment = z.int().min(0);

/** Longer than any valid text; the domain checks the rest and words what is wrong. */
const fields = {
  title: z.string().max(4 * CLASS_TEST.titleMaxLength),
  kind: z.enum(["multiple-choice", "open-ended"]),
  opensAt: Moment.nullable(),
  closesAt: Moment,
  minutes: z.number().nullable(),
  count: z.number(),
  direction: z.enum(["definition", "term", "mixed"]),
};
const NewTestBody = z.strictObject({ deckOwnerId: z.string().max(200), deckId: z.int().min(0), ...fields });
const TestBody = z.strictObject(fields);
const AnswerBody = z.strictObject({ answer: z.string() });
const CorrectionBody = z.strictObject({
  uid: z.string().max(200),
  question: z.int().min(0).max(CLASS_TEST.maxQuestions),
  isRight: z.boolean(),
  forAll: z.boolean(),
});

type Deps = { tests: ClassTests; taking: Taking; results: TestResults };

/** `/api/groups/{id}/tests`: teachers make tests and read their results; students take them, each on `/try`. */
export function classTestsRoutes({ tests, taking, results }: Deps) {
  return new Hono<SignedIn>()
    .get("/", async (c) => json(c, await tests.list(c.var.viewer, groupIn(c))))
    .post("/", body(NewTestBody), async (c) => json(c, await tests.add(c.var.viewer, groupIn(c), c.req.valid("json")), 201))
    .get("/:id", async (c) => json(c, await tests.read(c.var.viewer, groupIn(c), c.req.param("id"))))
    .patch("/:id", body(TestBody), async (c) =>
      json(c, await tests.change(c.var.viewer, groupIn(c), c.req.param("id"), baseIn(c, "class-test/base-needed"), c.req.valid("json"))),
    )
    .delete("/:id", async (c) => {
      await tests.remove(c.var.viewer, groupIn(c), c.req.param("id"));
      return c.body(null, 204);
    })
    .post("/:id/end", async (c) => json(c, await tests.end(c.var.viewer, groupIn(c), c.req.param("id"))))
    .post("/:id/try", async (c) => json(c, await taking.begin(c.var.viewer, groupIn(c), c.req.param("id"))))
    .put("/:id/try/answers/:question", body(AnswerBody), async (c) => {
      const answer = { question: questionIn(c), answer: c.req.valid("json").answer };
      await taking.answer(c.var.viewer, groupIn(c), c.req.param("id"), answer);
      return c.body(null, 204);
    })
    .post("/:id/try/finish", async (c) => {
      await taking.finish(c.var.viewer, groupIn(c), c.req.param("id"));
      return c.body(null, 204);
    })
    .get("/:id/try/result", async (c) => json(c, await taking.result(c.var.viewer, groupIn(c), c.req.param("id"))))
    .get("/:id/results", async (c) => json(c, await results.results(c.var.viewer, groupIn(c), c.req.param("id"))))
    .get("/:id/results/pupils/:uid", async (c) =>
      json(c, await results.pupil(c.var.viewer, groupIn(c), c.req.param("id"), c.req.param("uid"))),
    )
    .get("/:id/results/questions/:question", async (c) =>
      json(c, { wordings: await results.wordings(c.var.viewer, groupIn(c), c.req.param("id"), questionIn(c)) }),
    )
    .put("/:id/results/corrections", body(CorrectionBody), async (c) => {
      await results.correct(c.var.viewer, groupIn(c), c.req.param("id"), c.req.valid("json"));
      return c.body(null, 204);
    });
}

/** `/api/class-tests`: the student's own, of all groups. */
export function ownClassTestsRoutes(taking: Taking) {
  return new Hono<SignedIn>().get("/", async (c) => json(c, await taking.mine(c.var.viewer)));
}

/** Throws `class-test/no-such-question`. */
function questionIn(c: Context): number {
  const text = c.req.param("question") ?? "";
  if (!/^\d{1,3}$/.test(text)) throw new AppError("class-test/no-such-question");
  return Number(text);
}
