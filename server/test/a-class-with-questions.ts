import type { CardQuestion, DeckQuestions, GroupQuestions } from "@recollect/domain/groups/questions/question.ts";
import type { Notice } from "@recollect/domain/moderation/notice.ts";

import { aCampus, jsonOf, type CampusStudent } from "./a-campus.ts";
import { aGroup, putIntoGroup } from "./a-group.ts";
import type { OpenStore } from "./databases.ts";

export const questionsPath = "/api/groups/group/questions";

/** A class with two students, a teacher whose deck it has, and a person outside. */
export async function aClassWithQuestions(openStore: OpenStore, { settings = { seeEachOther: false, questions: true } } = {}) {
  const store = await openStore();
  const campus = aCampus(store);
  const teacher = await campus.student("tess");
  const [ada, bob, stranger] = [await campus.student("ada"), await campus.student("bob"), await campus.student("eve")];
  const deck = await teacher.deck({
    title: "Cells",
    cards: [
      { term: "mitosis", definition: "division" },
      { term: "b", definition: "c" },
    ],
  });
  await aGroup(store, { id: "group", name: "Biology", teachers: [teacher], students: [ada, bob], settings });
  await putIntoGroup(store, { id: "group" }, { id: deck.id, owner: teacher });
  const cardId = deck.cards[0]!.id;
  const of = { deckOwnerId: teacher.uid, deckId: deck.id, cardId };
  const asks = (who: CampusStudent, text: string, about: Record<string, unknown> = {}) =>
    who.send("POST", questionsPath, { ...of, text, ...about });
  const asked = (who: CampusStudent, text: string, about: Parameters<typeof asks>[2] = {}) =>
    jsonOf<CardQuestion>(asks(who, text, about), 201);
  const onCard = async (who: CampusStudent) =>
    (await jsonOf<{ questions: CardQuestion[] }>(who.get(`/api/questions/${teacher.uid}/${deck.id}/${cardId}`))).questions;
  const ofDeck = (who: CampusStudent) => jsonOf<DeckQuestions>(who.get(`/api/questions/${teacher.uid}/${deck.id}`));
  const list = (who: CampusStudent, search = "") => jsonOf<GroupQuestions>(who.get(`${questionsPath}${search}`));
  return { store, campus, teacher, ada, bob, stranger, deck, cardId, of, asks, asked, onCard, ofDeck, list };
}

export const answers = (who: CampusStudent, { id }: { id: string }, text: string) =>
  who.send("POST", `${questionsPath}/${id}/answers`, { text });

export const settles = (who: CampusStudent, { id }: { id: string }, isSettled = true) =>
  who.send("PUT", `${questionsPath}/${id}/settled`, { isSettled });

/** The student's unread notices. */
export const unreadOf = async (who: CampusStudent) =>
  (await jsonOf<{ notices: Notice[] }>(who.get("/api/notices"))).notices.filter(({ readAt }) => readAt === null);
