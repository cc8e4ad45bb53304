import type { HostedRound, PlayedRound, RoundDeck, RoundPhase, RunningRound } from "@recollect/domain/rounds/round.ts";
import { addressOf } from "../lib/requests/address.ts";
import type { Body } from "../lib/requests/api-types.ts";
import { request, send } from "../lib/requests/http.ts";

/** Live rounds over HTTP. Every call throws AppError. */
export type NewRound = Body<"POST", "/api/rounds">;

export function listRounds(signal?: AbortSignal): Promise<{ mayHost: boolean; running: RunningRound | null }> {
  return request("GET", "/api/rounds", { signal });
}

export function startRound(body: NewRound): Promise<HostedRound> {
  return request("POST", "/api/rounds", { body });
}

export function readHostedRound(id: string, signal?: AbortSignal): Promise<HostedRound> {
  return request("GET", "/api/rounds/:id", { params: { id }, signal });
}

export function openHostStream(id: string, signal: AbortSignal): Promise<Response> {
  return send(addressOf("GET", "/api/rounds/:id/events", { params: { id } }), { signal });
}

export function takeStep(id: string, body: { step: number; phase: RoundPhase }): Promise<HostedRound> {
  return request("POST", "/api/rounds/:id/step", { params: { id }, body });
}

export function endRound(id: string): Promise<HostedRound> {
  return request("POST", "/api/rounds/:id/end", { params: { id } });
}

export function removeRound(id: string): Promise<void> {
  return request("DELETE", "/api/rounds/:id", { params: { id } });
}

export function setJoining(id: string, isOpen: boolean): Promise<HostedRound> {
  return request("PATCH", "/api/rounds/:id", { params: { id }, body: { isOpen } });
}

export function removePlayer(id: string, playerId: string): Promise<HostedRound> {
  return request("DELETE", "/api/rounds/:id/players/:playerId", { params: { id, playerId } });
}

/** Who a player is, to the server: each tab is a player of its own. */
export type PlayerKey = { roundId: string; token: string };

const tokenOf = ({ token }: PlayerKey) => ({ "round-token": token });

export function findRound(code: string): Promise<{ title: string }> {
  return request("POST", "/api/round-codes", { body: { code } });
}

export function joinRound(code: string, name: string): Promise<PlayerKey & { view: PlayedRound }> {
  return request("POST", "/api/play", { body: { code, name } });
}

export function readPlayedRound(key: PlayerKey, signal?: AbortSignal): Promise<PlayedRound> {
  return request("GET", "/api/play/:id", { params: { id: key.roundId }, headers: tokenOf(key), signal });
}

export function openPlayerStream(key: PlayerKey, signal: AbortSignal): Promise<Response> {
  return send(addressOf("GET", "/api/play/:id/events", { params: { id: key.roundId } }), { headers: tokenOf(key), signal });
}

/** A dead connection is given up after this long, in ms: a question takes answers for seconds, and the same one can be sent again. */
const answerReplyMs = 5000;

export function sendAnswer(key: PlayerKey, body: { question: number; choice: number }): Promise<void> {
  const options = { params: { id: key.roundId }, headers: tokenOf(key), body, replyMs: answerReplyMs };
  return request("POST", "/api/play/:id/answers", options);
}

export function leaveRound(key: PlayerKey): Promise<void> {
  return request("DELETE", "/api/play/:id", { params: { id: key.roundId }, headers: tokenOf(key) });
}

/** Throws `deck/not-found` where a signed-in player may not open the deck without its link. */
export function readRoundDeck(key: PlayerKey, signal?: AbortSignal): Promise<RoundDeck> {
  return request("GET", "/api/rounds/:id/deck", { params: { id: key.roundId }, headers: tokenOf(key), signal });
}
