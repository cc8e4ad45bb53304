import { QUESTION, REPORT } from "@recollect/domain/limits/limits.ts";
import { reportReasons } from "@recollect/domain/moderation/report.ts";
import { Hono } from "hono";
import { z } from "zod";

import { json } from "../../../http/replies/reply.ts";
import { requireDeckId } from "../../../http/requests/deck-id.ts";
import { body, query } from "../../../http/requests/validate.ts";
import type { SignedIn } from "../../../http/viewer.ts";
import { groupIn } from "../group-requests.ts";
import type { Questions } from "./questions.service.ts";

/** Longer than any valid text; the domain checks the rest. */
const Text = z.string().max(4 * QUESTION.textMaxLength);
const Id = z.string().max(100);

const QuestionBody = z.strictObject({
  deckOwnerId: z.string().max(200),
  deckId: z.int().nonnegative(),
  cardId: Id,
  text: Text,
});
const AnswerBody = z.strictObject({ text: Text });
const SettledBody = z.strictObject({ isSettled: z.boolean() });
const ReportBody = z.strictObject({ reason: z.enum(reportReasons), text: z.string().max(4 * REPORT.textMaxLength) });
const ListQuery = z.strictObject({
  settled: z.enum(["0", "1"]).default("0"),
  /** where the page before it ended: the time and the id of its last question */
  at: z.coerce.number().int().nonnegative().optional(),
  id: Id.optional(),
  question: Id.optional(),
});

/** `/api/groups/{id}/questions`: questions of the group's members on cards of its decks. */
export function groupQuestionsRoutes(questions: Questions) {
  return new Hono<SignedIn>()
    .get("/", query(ListQuery), async (c) => {
      const { settled, at, id, question = null } = c.req.valid("query");
      const place = at === undefined || id === undefined ? null : { at, id };
      return json(c, await questions.ofGroup(c.var.viewer, groupIn(c), { isSettled: settled === "1", before: place, question }));
    })
    .post("/", body(QuestionBody), async (c) => json(c, await questions.ask(c.var.viewer, groupIn(c), c.req.valid("json")), 201))
    .post("/:id/answers", body(AnswerBody), async (c) =>
      json(c, await questions.answer(c.var.viewer, groupIn(c), c.req.param("id"), c.req.valid("json").text), 201),
    )
    .put("/:id/text", body(AnswerBody), async (c) =>
      json(c, await questions.edit(c.var.viewer, groupIn(c), c.req.param("id"), c.req.valid("json").text)),
    )
    .put("/:id/answers/:answerId/text", body(AnswerBody), async (c) => {
      const { id, answerId } = c.req.param();
      return json(c, await questions.editAnswer(c.var.viewer, groupIn(c), id, answerId, c.req.valid("json").text));
    })
    .put("/:id/settled", body(SettledBody), async (c) =>
      json(c, await questions.settle(c.var.viewer, groupIn(c), c.req.param("id"), c.req.valid("json").isSettled)),
    )
    .post("/:id/reports", body(ReportBody), async (c) => {
      await questions.report(c.var.viewer, groupIn(c), c.req.param("id"), c.req.valid("json"));
      return c.body(null, 204);
    })
    .delete("/:id", async (c) => {
      await questions.remove(c.var.viewer, groupIn(c), c.req.param("id"));
      return c.body(null, 204);
    })
    .delete("/:id/answers/:answerId", async (c) => {
      await questions.removeAnswer(c.var.viewer, groupIn(c), c.req.param("id"), c.req.param("answerId"));
      return c.body(null, 204);
    });
}

/** `/api/questions`: which decks can be asked about, and the questions on a deck's cards, of all groups of the student. */
export function cardQuestionsRoutes(questions: Questions) {
  return new Hono<SignedIn>()
    .get("/", async (c) => json(c, { decks: await questions.decks(c.var.viewer) }))
    .get("/:ownerId/:deckId", async (c) => json(c, await questions.ofDeck(c.var.viewer, deckIn(c.req.param()))))
    .get("/:ownerId/:deckId/:cardId", async (c) => {
      const { cardId, ...deck } = c.req.param();
      return json(c, { questions: await questions.ofCard(c.var.viewer, { ...deckIn(deck), cardId }) });
    });
}

function deckIn({ ownerId, deckId }: { ownerId: string; deckId: string }): { deckOwnerId: string; deckId: number } {
  const id = requireDeckId(deckId);
  return { deckOwnerId: ownerId, deckId: id };
}
