import type { DeckTopic, Level, Subject, TopicChoice } from "@recollect/domain/decks/topic/topic.ts";
import { Hono } from "hono";
import { z } from "zod";

import { json } from "../../../http/replies/reply.ts";
import { body } from "../../../http/requests/validate.ts";
import type { SignedIn } from "../../../http/viewer.ts";
import { addressIn } from "../deck/deck-address.ts";
import type { DeckTopics } from "./deck-topics.ts";

/** Any text: the domain has the lists, with an error of their own. */
const word = <Word extends string>() => z.custom<Word | null>((value) => value === null || typeof value === "string");

const TopicBody = z.strictObject({ subject: word<Subject>(), level: word<Level>() });

/** `/api/users/{uid}/decks/{id}/topic`: the subject and level of an own deck. */
export function topicRoutes(topics: DeckTopics) {
  return new Hono<SignedIn>()
    .get("/", async (c) => json<TopicChoice>(c, await topics.read(c.var.viewer, addressIn(c))))
    .put("/", body(TopicBody), async (c) => json<DeckTopic>(c, await topics.set(c.var.viewer, addressIn(c), c.req.valid("json"))));
}
