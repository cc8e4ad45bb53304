import { randomUUID } from "node:crypto";

import { officialUsername } from "@recollect/domain/accounts/official-username.ts";
import { Hono, type Context } from "hono";

import { deckBytes, isOwnDeck } from "./access/own-deck.store.ts";
import { createExaminer, createLazyBuiltInExaminer } from "./examiner/create-examiner.ts";
import { cardStarsRoutes } from "./features/decks/card-stars/card-stars.routes.ts";
import { createCardStars } from "./features/decks/card-stars/card-stars.service.ts";
import { coAuthorsRoutes } from "./features/decks/co-authors/co-authors.routes.ts";
import { createCoAuthors } from "./features/decks/co-authors/co-authors.service.ts";
import { copiesRoutes } from "./features/decks/copies.routes.ts";
import { decksRoutes } from "./features/decks/decks.routes.ts";
import { createDecks } from "./features/decks/decks.service.ts";
import { eventsRoutes } from "./features/decks/live/events.routes.ts";
import { createLiveEvents } from "./features/decks/live/live-events.ts";
import { historyRoutes } from "./features/decks/history/history.routes.ts";
import { trashRoutes } from "./features/decks/trash/trash.routes.ts";
import { createTrash } from "./features/decks/trash/trash.service.ts";
import { tutorialsRoutes } from "./features/decks/tutorials.routes.ts";
import { deckSuggestionsRoutes, suggestionsRoutes } from "./features/decks/suggestions/suggestions.routes.ts";
import { createSuggestions } from "./features/decks/suggestions/suggestions.service.ts";
import { findingRoutes } from "./features/decks/finding/finding.routes.ts";
import { createFinding } from "./features/decks/finding/finding.service.ts";
import { savedRoutes } from "./features/decks/saved/saved.routes.ts";
import { createSaved } from "./features/decks/saved/saved.service.ts";
import { followedDecksRoutes } from "./features/decks/following/following.routes.ts";
import { foldersRoutes } from "./features/decks/folders/folders.routes.ts";
import { createFolders } from "./features/decks/folders/folders.service.ts";
import { createModeration } from "./features/moderation/moderation.service.ts";
import { moderationRoutes } from "./features/moderation/moderation.routes.ts";
import { noticesRoutes } from "./features/moderation/notices.routes.ts";
import { forgetNoticesOfGroup, groupNotices } from "./features/moderation/notices.store.ts";
import { calendarsRoutes, remindersRoutes } from "./features/reminders/reminders.routes.ts";
import { reportsRoutes } from "./features/moderation/reports.routes.ts";
import { createReports } from "./features/moderation/reports.service.ts";
import { createGroupDecks } from "./features/groups/group-decks.ts";
import { groupsRoutes, joinRoutes } from "./features/groups/groups.routes.ts";
import { createGroups } from "./features/groups/groups.service.ts";
import { createJoining } from "./features/groups/joining.ts";
import { createDevice } from "./features/device/device.service.ts";
import { deviceRoutes } from "./features/device/device.routes.ts";
import { assignmentsRoutes, ownAssignmentsRoutes, progressRoutes } from "./features/groups/assignments/assignments.routes.ts";
import { createAssignments } from "./features/groups/assignments/assignments.service.ts";
import { classTestsRoutes, ownClassTestsRoutes } from "./features/groups/class-tests/class-tests.routes.ts";
import { createClassTestFeature } from "./features/groups/class-tests/class-tests.ts";
import { cardQuestionsRoutes, groupQuestionsRoutes } from "./features/groups/questions/questions.routes.ts";
import { createQuestions } from "./features/groups/questions/questions.service.ts";
import { rosterRoutes, slipRoutes } from "./features/groups/roster/roster.routes.ts";
import { createRoster } from "./features/groups/roster/roster.service.ts";
import { createSlips } from "./features/groups/roster/slips.service.ts";
import { createImports } from "./features/exchange/importing/imports.service.ts";
import { createKeepPackageMedia } from "./features/exchange/importing/keep-package-media.ts";
import { importsFolder } from "./features/exchange/importing/process-id.ts";
import { createExports } from "./features/exchange/exporting/exports.service.ts";
import { exportsFolder, newExportPath } from "./features/exchange/exporting/exports-folder.ts";
import { accountExportRoutes, ownExportRoutes, sharedExportRoutes } from "./features/exchange/exports.routes.ts";
import { importsRoutes } from "./features/exchange/imports.routes.ts";
import { learnRoutes } from "./features/learn/learn.routes.ts";
import { matchRoutes } from "./features/match/match.routes.ts";
import { libraryFacetsRoutes, libraryRoutes } from "./features/library/library.routes.ts";
import { findPreviewed } from "./features/library/preview.store.ts";
import { previewsRoutes } from "./features/library/previews.routes.ts";
import { sameDecksRoutes, similarDecksRoutes } from "./features/library/similar.routes.ts";
import { worthRoutes } from "./features/library/worth/worth.routes.ts";
import { createWorth } from "./features/library/worth/worth.service.ts";
import { visitsRoutes } from "./features/library/visits.routes.ts";
import { createLibrary } from "./features/library/library.service.ts";
import { mediaReply, mediaRoutes } from "./features/media/media.routes.ts";
import { visitedMediaRoutes } from "./features/media/visited-media.routes.ts";
import { createMediaService } from "./features/media/media.service.ts";
import { createGuestsPace } from "./features/rounds/guests-pace.ts";
import { createRounds } from "./features/rounds/rounds.ts";
import { playRoutes, roundCodesRoutes, roundsRoutes } from "./features/rounds/rounds.routes.ts";
import { practiceRoutes } from "./features/practice/practice.routes.ts";
import { createPractice } from "./features/practice/practice.service.ts";
import { profilesRoutes } from "./features/accounts/profiles.routes.ts";
import { createProfiles } from "./features/accounts/profiles.service.ts";
import { studyRoutes } from "./features/study/study.routes.ts";
import { createUsers } from "./features/accounts/users.service.ts";
import { usernamesRoutes, usersRoutes } from "./features/accounts/users.routes.ts";
import { createOpenStreams } from "./feed/open-streams.ts";
import { addressReader, clientAddress } from "./http/limits/client-address.ts";
import { answerRequests } from "./http/answer-requests.ts";
import { answerError } from "./http/errors.ts";
import { createPerStudentConcurrency } from "./http/limits/per-student-concurrency.ts";
import { createVisitorsPace } from "./http/limits/visitors-pace.ts";
import { hostCheck, refuseUnknownHosts } from "./http/known-host.ts";
import { limitNotFound } from "./http/limits/not-found-throttle.ts";
import { fromOwnOrigin, spokeHttps } from "./http/own-origin.ts";
import { operatorRoutes } from "./http/operator-routes.ts";
import { refuseNul } from "./http/requests/refuse-nul.ts";
import { createDeckPages } from "./http/client/deck-pages.ts";
import { serveClient } from "./http/client/serve-client.ts";
import { publicPaths, signedIn } from "./identity/signed-in.ts";
import { methodsAt, unknownRoute } from "./http/unknown-route.ts";
import { authRoutes } from "./identity/auth.routes.ts";
import { createRemoveImportedMedia } from "./media/imported-media.ts";
import { createKeepMedia } from "./media/keep-media.store.ts";
import { createRestores } from "./account-restore.ts";
import type { AppDeps } from "./app-deps.ts";
import { publicRoutes } from "./public-routes.ts";

const agreement: NonNullable<AppDeps["clusterState"]> = () => ({ isReady: true, problems: [] });

/** Every route and every guard of the server, on one page. */
export function createApp(parts: AppDeps) {
  const { store, identity, config, log, files, earlierFiles, metrics = null, clusterState = agreement } = parts;
  const api = apiRoutes(parts);
  const methodsOf = methodsAt(api.routes);
  const https = (c: Context) => spokeHttps(c, config);
  const fewAtOnce = createPerStudentConcurrency({
    limits: config.limits,
    newFile: () => newExportPath(exportsFolder(config)),
    deckBytes: deckBytes.bind(null, store.read),
    visitorOf: (c) => (c.req.path.startsWith("/api/visits/") ? clientAddress(c, config.trustProxy) : null),
  });
  const guards = [refuseUnknownHosts(hostCheck(config))];
  const apiGuards = [
    refuseNul,
    fromOwnOrigin(config),
    signedIn(identity, { isPublic: publicPaths(publicRoutes), isKnown: (path) => methodsOf(path).length > 0, spokeHttps: https }),
    fewAtOnce,
    ...(config.limits ? [limitNotFound(missesOf(parts))] : []),
  ];
  const app = new Hono();
  app.onError(answerError(log));
  app.use(answerRequests({ log, spokeHttps: https, guards, apiGuards, ...(metrics && { onReply: metrics.countRequest }) }));
  app.route("/", operatorRoutes({ store, clusterState, metrics, readers: config.metrics }));
  app.route("/", api);
  app.all("/api/*", unknownRoute(methodsOf));
  app.all("*", serveClient(files, createDeckPages({ brand: config.brand, find: findPreviewed.bind(null, store.read), log }), earlierFiles));
  return app;
}

function missesOf({ store, identity, clock, config }: AppDeps) {
  const addressOf = (c: Context) => clientAddress(c, config.trustProxy);
  return { clock, addressOf, isOwnDeck: isOwnDeck.bind(null, store.read), onLimit: identity.decksGuessed };
}

export type ApiRoutes = ReturnType<typeof apiRoutes>;

function apiRoutes(deps: AppDeps) {
  const { store, feed, identity, clock, config, log, media, metrics, lastBackups, reminding } = deps;
  const { reminders, study, progress } = reminding;
  const addressOf = addressReader(config.trustProxy, { log, clock });
  const users = createUsers({ store, clock, reserved: new Set([officialUsername(config.brand)]), limits: config.limits });
  const decks = createDecks({ store, clock, brand: config.brand, share: config.storagePerStudent, limits: config.limits });
  const streams = createOpenStreams({ limits: config.limits });
  metrics?.countStreams(streams.count);
  const liveEvents = createLiveEvents({ store, feed, streams, isSessionAlive: (sessionId) => identity.isSessionAlive(sessionId), log });
  const { limits, aiDailyCalls: dailyCalls } = config;
  const keep = createKeepMedia({ store, files: media.files, clock, share: config.storagePerStudent });
  const stars = createCardStars({ store });
  const chosenBy = (uid: string, deck: { ownerId: string; id: number }) => ({
    dueOrWeak: () => study.dueOrWeak({ uid }, deck),
    starred: async () => new Set(await stars.ofDeck({ uid }, deck.id)),
  });
  const examiner = createExaminer(config, log);
  const practice = createPractice({ store, examiner, clock, limits, dailyCalls, log, chosenBy });
  const importMedia = {
    keep: createKeepPackageMedia({ reader: media.reader, keep }),
    removeUnused: createRemoveImportedMedia({ store, files: media.files }),
  };
  const library = createLibrary({ store, clock });
  const exports = createExports({
    store,
    files: media.files,
    folder: exportsFolder(config),
    standings: study.standings,
    ...decks.exported,
    givenTo: progress.exported,
    clock,
  });
  const folders = createFolders({ store });
  const savedDecks = createSaved({ store, clock });
  const moderation = createModeration({ store, clock, restrict: decks.restrict, mail: identity.mail, lastBackups });
  const device = createDevice({
    store,
    clock,
    listDecks: (viewer) => decks.list(viewer, viewer.uid),
    deckText: (viewer, id) => decks.readText(viewer, { uid: viewer.uid, id }),
    studyDay: study.deviceDay,
  });
  const assignments = createAssignments({ store, clock, todayOf: study.todayOf, ...groupNotices });
  const questions = createQuestions({ store, clock, ...groupNotices });
  const suggestions = createSuggestions({ store, clock, applyTo: decks.applyTo, ...groupNotices });
  const coAuthors = createCoAuthors({ store, clock, limits, ...groupNotices });
  const ownExaminer = examiner.kind === "builtin" ? examiner : createLazyBuiltInExaminer();
  const classTests = createClassTestFeature({
    store,
    clock,
    examiner: ownExaminer,
    newSeed: randomUUID,
    todayOf: study.todayOf,
    onFailure: (failure: unknown) => log({ level: "error", message: "a class test could not be marked", reason: String(failure) }),
  });
  const rounds = createRounds({
    store,
    feed,
    streams,
    clock,
    policy: config.rounds,
    examiner: ownExaminer,
    newSeed: randomUUID,
    isSessionAlive: (sessionId) => identity.isSessionAlive(sessionId),
    log,
  });
  const guestsPace = createGuestsPace({ clock, limits, addressOf });
  const visiting = {
    store,
    access: { policy: config.visitors, previewCards: config.previewCards },
    pace: createVisitorsPace({ clock, limits, addressOf }),
  };
  const trash = createTrash({ store, clock });
  const groups = createGroups({ store, clock, policy: config.groups });
  const joining = createJoining({ store, clock, forgetNotices: forgetNoticesOfGroup });
  const { openWithoutEmail } = identity;
  const slips = createSlips({ store, clock, mail: identity.mail, signUp: config.signUp, openWithoutEmail, nameAccount: users.nameNew });
  const https = (c: Context) => spokeHttps(c, config);
  const imports = createImports({
    store,
    clock,
    folder: importsFolder(config),
    decks: decks.imported,
    study,
    media: importMedia,
    restores: createRestores({ store, clock, users, decks, folders, trash, stars, savedDecks, study, practice, reminders, suggestions }),
    storagePerStudent: config.storagePerStudent,
    log,
  });
  return new Hono()
    .route("/api/auth", authRoutes({ identity, addressOf, spokeHttps: https }))
    .route("/api/users", usersRoutes(users))
    .route("/api/usernames", usernamesRoutes(users))
    .route("/api/users/:uid/decks", decksRoutes({ decks, live: liveEvents }))
    .route("/api/users/:uid/decks/:id/versions", historyRoutes(decks.history))
    .route("/api/users/:uid/decks/:id/suggestions", deckSuggestionsRoutes(suggestions))
    .route("/api/suggestions", suggestionsRoutes(suggestions))
    .route("/api/co-authors", coAuthorsRoutes(coAuthors))
    .route("/api/users/:uid/folders", foldersRoutes(folders))
    .route("/api/users/:uid/saved", savedRoutes(savedDecks))
    .route("/api/users/:uid/following", followedDecksRoutes(decks.following))
    .route("/api/users/:uid/search", findingRoutes(createFinding({ store })))
    .route("/api/users/:uid/trash", trashRoutes(trash))
    .route("/api/events", eventsRoutes(liveEvents))
    .route("/api/users/:uid/tutorials", tutorialsRoutes(decks))
    .route("/api/library", libraryRoutes(library))
    .route("/api/library-facets", libraryFacetsRoutes(library))
    .route("/api/similar", similarDecksRoutes(library))
    .route("/api/users/:uid/decks/:id/same", sameDecksRoutes(library))
    .route("/api/worth", worthRoutes(createWorth({ store, clock })))
    .route("/api/preview", previewsRoutes({ store }))
    .route("/api/visits", visitsRoutes(visiting))
    .route("/api/visits", visitedMediaRoutes({ ...visiting, read: media.files.read }))
    .route("/api/library/:id/export", sharedExportRoutes({ exports, read: library.readToCopy }))
    .route("/api/users/:uid/export", accountExportRoutes(exports))
    .route("/api/users/:uid/decks/:id/export", ownExportRoutes({ exports, read: decks.read }))
    .route("/api/library/:id", copiesRoutes(decks))
    .route("/api/profiles", profilesRoutes(createProfiles({ store, userByName: users.byUsername })))
    .route("/api/media", mediaRoutes(createMediaService({ store, ...media, keep })))
    .route("/api/practice", practiceRoutes({ practice, log }))
    .route("/api/imports", importsRoutes({ imports, streams }))
    .route("/api/reports", reportsRoutes(createReports({ store, clock })))
    .route("/api/reminders", remindersRoutes(reminders))
    .route("/api/calendars", calendarsRoutes(reminders))
    .route("/api/notices", noticesRoutes({ store, clock }))
    .route("/api/desk", moderationRoutes({ moderation, store }))
    .route("/api/groups", groupsRoutes({ groups, joining, decks: createGroupDecks({ store, clock }) }))
    .route("/api/join", joinRoutes(joining))
    .route("/api/groups/:groupId/assignments", assignmentsRoutes({ assignments, progress }))
    .route("/api/groups/:groupId/tests", classTestsRoutes(classTests))
    .route("/api/groups/:groupId/questions", groupQuestionsRoutes(questions))
    .route("/api/questions", cardQuestionsRoutes(questions))
    .route("/api/class-tests", ownClassTestsRoutes(classTests.taking))
    .route("/api/groups/:groupId", progressRoutes(progress))
    .route("/api/groups/:groupId", rosterRoutes({ roster: createRoster({ store, clock, joining, canMail: slips.canMail }), slips }))
    .route("/api/slip", slipRoutes({ slips, addressOf, spokeHttps: https }))
    .route("/api/rounds", roundsRoutes(rounds))
    .route("/api/round-codes", roundCodesRoutes({ ...rounds, pace: guestsPace }))
    .route("/api/play", playRoutes({ ...rounds, pace: guestsPace, mediaReply: (c, row) => mediaReply(c, row, media.files.read) }))
    .route("/api/assignments", ownAssignmentsRoutes(progress))
    .route("/api/device", deviceRoutes(device, { clock, limits }))
    .route("/api/stars", cardStarsRoutes(stars))
    .route("/api/learn", learnRoutes({ store, clock }))
    .route("/api/match", matchRoutes({ store, clock }))
    .route("/api/study", studyRoutes(study, { clock, limits }));
}
