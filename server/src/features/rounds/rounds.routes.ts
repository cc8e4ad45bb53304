import { AppError } from "@recollect/domain/errors/app-error.ts";
import { extensionOf, mediaNameIn } from "@recollect/domain/media/media.ts";
import { Hono, type Context } from "hono";
import { z } from "zod";

import { json } from "../../http/replies/reply.ts";
import { body } from "../../http/requests/validate.ts";
import type { SignedIn } from "../../http/viewer.ts";
import type { MediaRow } from "../../media/media.store.ts";
import type { GuestsPace } from "./guests-pace.ts";
import type { Hosting } from "./hosting.service.ts";
import type { PlayerKey, Playing } from "./playing.service.ts";
import type { RoundStreams } from "./round-streams.ts";

const RoundBody = z.strictObject({
  deckId: z.int().min(0),
  questions: z.number(),
  seconds: z.number(),
  direction: z.enum(["definition", "term", "mixed"]),
  replace: z.boolean().default(false),
});
const StepBody = z.strictObject({ step: z.int().min(0), phase: z.enum(["lobby", "question", "answer", "over"]) });
const RoundPatch = z.strictObject({ isOpen: z.boolean() });
const CodeBody = z.strictObject({ code: z.string().max(100) });
const JoinBody = z.strictObject({ code: z.string().max(100), name: z.string().max(500) });
const AnswerBody = z.strictObject({ question: z.int().min(0).max(1000), choice: z.int().min(0).max(1000) });

/** The header with the token that a player's browser got when joining. Not a cookie: each tab is a player of its own. */
const tokenHeader = "round-token";

function keyIn(c: Context): PlayerKey {
  const token = c.req.header(tokenHeader) ?? "";
  if (token.length > 100) throw new AppError("round/player-not-found");
  return { roundId: c.req.param("id") ?? "", token };
}

/** `/api/rounds`: rounds as their hosts see and run them. A round is not there for anybody else. */
export function roundsRoutes({ hosting, playing, streams }: { hosting: Hosting; playing: Playing; streams: RoundStreams }) {
  return new Hono<SignedIn>()
    .get("/", async (c) => json(c, await hosting.list(c.var.viewer)))
    .post("/", body(RoundBody), async (c) => json(c, await hosting.create(c.var.viewer, c.req.valid("json")), 201))
    .get("/:id", async (c) => json(c, await hosting.read(c.var.viewer, c.req.param("id"))))
    .patch("/:id", body(RoundPatch), async (c) =>
      json(c, await hosting.setOpen(c.var.viewer, c.req.param("id"), c.req.valid("json").isOpen)),
    )
    .delete("/:id", async (c) => {
      await hosting.remove(c.var.viewer, c.req.param("id"));
      return c.body(null, 204);
    })
    .get("/:id/events", async (c) => {
      await hosting.read(c.var.viewer, c.req.param("id"));
      return streams.forHost(c.var.viewer, c.req.param("id"));
    })
    .post("/:id/step", body(StepBody), async (c) => json(c, await hosting.step(c.var.viewer, c.req.param("id"), c.req.valid("json"))))
    .post("/:id/end", async (c) => json(c, await hosting.end(c.var.viewer, c.req.param("id"))))
    .delete("/:id/players/:playerId", async (c) =>
      json(c, await hosting.removePlayer(c.var.viewer, c.req.param("id"), c.req.param("playerId"))),
    )
    .get("/:id/deck", async (c) => json(c, await playing.deck(c.var.viewer, keyIn(c))));
}

type PlayRoutesDeps = {
  playing: Playing;
  streams: RoundStreams;
  pace: GuestsPace;
  mediaReply: (c: Context, row: MediaRow) => Promise<Response>;
};

/** `/api/round-codes`: the round of a typed code, for whoever has no session. */
export function roundCodesRoutes({ playing, pace }: { playing: Playing; pace: GuestsPace }) {
  return new Hono().post("/", body(CodeBody), async (c) => json(c, await pace.withCode(c, () => playing.find(c.req.valid("json").code))));
}

/** `/api/play`: rounds as players see them, who need no session. */
export function playRoutes({ playing, streams, pace, mediaReply }: PlayRoutesDeps) {
  return new Hono()
    .post("/", body(JoinBody), async (c) => {
      const { code, name } = c.req.valid("json");
      return json(c, await pace.withCode(c, () => playing.join(code, name)), 201);
    })
    .get("/:id", async (c) => {
      pace.play(c);
      return json(c, await playing.view(keyIn(c)));
    })
    .delete("/:id", async (c) => {
      pace.play(c);
      await playing.leave(keyIn(c));
      return c.body(null, 204);
    })
    .get("/:id/events", async (c) => {
      pace.play(c);
      const key = keyIn(c);
      const { id: playerId } = await playing.player(key);
      const { id: roundId, hostId } = await playing.round(key.roundId);
      return streams.forPlayer({ roundId, hostId, playerId });
    })
    .post("/:id/answers", body(AnswerBody), async (c) => {
      pace.play(c);
      await playing.answer(keyIn(c), c.req.valid("json"));
      return c.body(null, 204);
    })
    .get("/:id/media/:name", async (c) => {
      const name = mediaNameIn(c.req.param("name"));
      const row = name && (await playing.medium(c.req.param("id"), name.id));
      if (!row || extensionOf(row.mime) !== name.extension) throw new AppError("media/not-found");
      pace.media(c, row.bytes);
      return mediaReply(c, row);
    });
}
