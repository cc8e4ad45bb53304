import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { Media } from "@recollect/domain/media/media.ts";
import { mediaSamples } from "@recollect/domain/test/media-samples.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf, type Campus, type CampusStudent } from "../../../test/a-campus.ts";
import { aDeck } from "../../../test/a-deck.ts";
import { inText, sendFile, sentPicture } from "../../../test/a-picture.ts";
import { refusal } from "../../../test/school/a-school.ts";
import { describeEachDatabase } from "../../../test/databases.ts";

const address = ({ id }: Pick<Media, "id">, extension = "png") => `/api/media/${id}.${extension}`;
const notFound = { status: 404, code: "media/not-found" };
const sees = async (student: CampusStudent, media: Media) => (await student.get(address(media))).status === 200;
const deckWith = (student: CampusStudent, media: Media, visibility: Deck["visibility"] = "Private") =>
  student.deck({ cards: [{ term: inText(media), definition: "A square" }], visibility });
const save = (student: CampusStudent, deck: Deck, term: string) =>
  student.send(
    "PUT",
    `/api/users/${student.uid}/decks/${deck.id}`,
    { title: deck.title, description: "", cards: [{ ...deck.cards[0]!, term }] },
    { "If-Match": `"${deck.revision}"` },
  );

async function aClass(campus: Campus) {
  const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
  return { ada, bob, picture: await sentPicture(campus, ada) };
}

describeEachDatabase("a picture", (openStore) => {
  test("has its own content type, is cached by the browser, and can't be run as a script", async () => {
    const campus = aCampus(await openStore());
    const { ada, picture } = await aClass(campus);
    const reply = await ada.get(address(picture));
    expect([reply.status, (await reply.arrayBuffer()).byteLength]).toEqual([200, picture.bytes]);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      "content-type": "image/png",
      "content-length": String(picture.bytes),
      "accept-ranges": "bytes",
      "cache-control": "private, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      "cross-origin-resource-policy": "same-origin",
      etag: `"${picture.id}"`,
    });
    const again = await ada.get(address(picture), { "If-None-Match": `"${picture.id}"` });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const head = await campus.request(address(picture), { method: "HEAD", headers: { cookie: ada.uid } });
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, String(picture.bytes), ""]);
  });

  test("is sent in parts on request, as Safari does for every sound", async () => {
    const campus = aCampus(await openStore());
    const ada = await campus.student();
    const sound = await jsonOf<Media>(sendFile(campus, ada, mediaSamples.wav(), "audio/wav"), 201);
    const whole = Buffer.from(await (await ada.get(address(sound, "wav"))).arrayBuffer());
    const part = await ada.get(address(sound, "wav"), { Range: "bytes=10-19" });
    expect([part.status, part.headers.get("Content-Range"), part.headers.get("Content-Length")]).toEqual([
      206,
      `bytes 10-19/${sound.bytes}`,
      "10",
    ]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(10, 20));
    const none = await ada.get(address(sound, "wav"), { Range: `bytes=${sound.bytes}-` });
    expect([none.status, none.headers.get("Content-Range")]).toEqual([416, `bytes */${sound.bytes}`]);
    const changed = await ada.get(address(sound, "wav"), { Range: "bytes=0-3", "If-Range": '"another"' });
    expect(changed.status).toBe(200);
  });

  test("is only readable by its sender until a deck of theirs that others may open uses it", async () => {
    const campus = aCampus(await openStore());
    const { ada, bob, picture } = await aClass(campus);
    expect([await sees(ada, picture), await sees(bob, picture)]).toEqual([true, false]);
    const deck = await deckWith(ada, picture);
    expect(await sees(bob, picture)).toBe(false);
    for (const [visibility, isSeen] of [
      ["Unlisted", true],
      ["Private", false],
      ["Public", true],
    ] as const) {
      await ada.show(deck, visibility);
      expect(await sees(bob, picture), visibility).toBe(isSeen);
    }
    expect(await refusal(campus.request(address(picture)))).toMatchObject({ status: 401 });
    await ada.send("DELETE", `/api/users/${ada.uid}/decks/${deck.id}`);
    expect([await sees(ada, picture), await sees(bob, picture)]).toEqual([true, false]);
  });

  test("stays readable with a copy and its history when the original is withdrawn, for the copy's own readers", async () => {
    const campus = aCampus(await openStore());
    const { ada, bob, picture } = await aClass(campus);
    const cleo = await campus.student();
    const deck = await deckWith(ada, picture, "Public");
    const copy = await jsonOf<Deck>(bob.send("POST", `/api/library/${deck.id}/copies`), 201);
    await ada.show(deck, "Private");
    expect([await sees(bob, picture), await sees(cleo, picture)]).toEqual([true, false]);
    await bob.show(copy, "Public");
    expect(await sees(cleo, picture)).toBe(true);
    await bob.show(copy, "Private");
    await ada.send("DELETE", `/api/users/${ada.uid}/decks/${deck.id}`);
    expect(await sees(bob, picture)).toBe(true);
    await jsonOf(save(bob, copy, "no picture any more"));
    await bob.show(copy, "Public");
    expect([await sees(bob, picture), await sees(cleo, picture)]).toEqual([true, false]);
    await bob.send("DELETE", `/api/users/${bob.uid}/decks/${copy.id}`);
    await bob.send("DELETE", `/api/users/${bob.uid}/trash/${copy.id}`);
    expect(await sees(bob, picture)).toBe(false);
  });

  test("can't be opened by writing its name on a card", async () => {
    const campus = aCampus(await openStore());
    const { ada, bob, picture } = await aClass(campus);
    const deck = await deckWith(ada, picture, "Public");
    expect(await sees(bob, picture)).toBe(true);
    await ada.show(deck, "Private");
    const forged = await deckWith(bob, picture, "Public");
    expect(await sees(bob, picture)).toBe(false);
    await jsonOf(save(bob, forged, `${inText(picture)} again`));
    expect(await sees(bob, picture)).toBe(false);
  });

  test("is used by a side that shows it, not by code that mentions it, and no longer after an edit removes it", async () => {
    const campus = aCampus(await openStore());
    const { ada, bob, picture } = await aClass(campus);
    const deck = await ada.deck({ cards: [{ term: `\`${inText(picture)}\``, definition: "Code" }], visibility: "Public" });
    expect(await sees(bob, picture)).toBe(false);
    const shown = await jsonOf<Deck>(save(ada, deck, inText(picture)));
    expect(await sees(bob, picture)).toBe(true);
    await jsonOf(save(ada, shown, "Nothing"));
    expect(await sees(bob, picture)).toBe(false);
  });

  test("that is missing, has another name, or an invalid one, is not found, for any student", async () => {
    const campus = aCampus(await openStore());
    const { ada, picture } = await aClass(campus);
    for (const path of [
      address(picture, "jpg"),
      `/api/media/${"x".repeat(16)}.png`,
      "/api/media/..%2F..%2Fetc%2Fpasswd",
      `/api/media/${picture.id}`,
    ]) {
      expect(await refusal(ada.get(path)), path).toEqual(notFound);
    }
  });

  test("of a student whose account was deleted stays in the copies of others", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const { ada, bob, picture } = await aClass(campus);
    const deck = await deckWith(ada, picture, "Public");
    await jsonOf(bob.send("POST", `/api/library/${deck.id}/copies`), 201);
    await store.write(({ db }) => db.deleteFrom("users").where("id", "=", ada.uid).execute());
    expect(await sees(bob, picture)).toBe(true);
  });

  test("is recorded with its deck, with any number of them", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const { ada, picture } = await aClass(campus);
    const rows = Array.from({ length: 2000 }, (_, index) => `m${String(index).padStart(15, "0")}`);
    await store.write(async ({ db }) => {
      const row = await db.selectFrom("media").selectAll().where("id", "=", picture.id).executeTakeFirstOrThrow();
      for (let start = 0; start < rows.length; start += 500) {
        const values = rows.slice(start, start + 500).map((id) => ({ ...row, id, hash: id }));
        await db.insertInto("media").values(values).execute();
      }
    });
    const sides = rows.map((id) => ({ term: inText({ id }), definition: "A square" }));
    const deck = await jsonOf<Deck>(ada.send("POST", `/api/users/${ada.uid}/decks`, aDeck({ cards: sides })), 201);
    const { uses } = await store.read
      .selectFrom("mediaUses")
      .select((of) => of.fn.countAll<number>().as("uses"))
      .where("deckId", "=", deck.id)
      .executeTakeFirstOrThrow();
    expect(uses).toBe(2000);
  });
});
