import { AppError } from "@recollect/domain/errors/failure.ts";
import type { ClassList, ComparedRoster, ConfirmedRoster, MadeSlips, SlipInvitation } from "@recollect/domain/groups/roster/class-list.ts";
import { accountOf, type Account } from "../../accounts/session/session-api.ts";
import { signIn } from "../../accounts/session/accounts-api.ts";
import { cutOffOf } from "../../lib/requests/cut-off.ts";
import type { Body } from "../../lib/requests/api-types.ts";
import { request } from "../../lib/requests/http.ts";

/** Class lists and slips over HTTP. Every call throws AppError. */
export const readClassList = (groupId: string, signal?: AbortSignal): Promise<ClassList> =>
  request("GET", "/api/groups/:groupId/roster", { params: { groupId }, signal });

export const compareList = (groupId: string, text: string): Promise<ComparedRoster> =>
  request("POST", "/api/groups/:groupId/roster", { params: { groupId }, body: { text } });

export const confirmList = (groupId: string, body: Body<"POST", "/api/groups/:groupId/roster/confirm">): Promise<ConfirmedRoster> =>
  request("POST", "/api/groups/:groupId/roster/confirm", { params: { groupId }, body });

export const removePupil = (groupId: string, pupil: string): Promise<void> =>
  request("DELETE", "/api/groups/:groupId/roster/:pupil", { params: { groupId, pupil } });

/** `byMail`: pupils with an address get their codes by mail instead. */
export const makeSlips = (groupId: string, pupils: string[], { byMail }: { byMail: boolean }): Promise<MadeSlips> =>
  request("POST", "/api/groups/:groupId/slips", { params: { groupId }, body: { pupils, byMail } });

export const readSlip = (code: string): Promise<SlipInvitation> => request("POST", "/api/slip", { body: { code } });

export const joinBySlip = (code: string): Promise<{ id: string }> => request("POST", "/api/slip/join", { body: { code } });

export type SlipAccount = Body<"POST", "/api/slip/account">;

/** The last account without a reply: it may exist, and its slip be used. */
let unanswered: SlipAccount | null = null;

/** Opens an account. If an earlier attempt opened it without this page knowing, this becomes a login. */
export async function openSlipAccount(account: SlipAccount): Promise<Account> {
  try {
    const entered = accountOf(await request("POST", "/api/slip/account", { body: account }));
    unanswered = null;
    return entered;
  } catch (failure) {
    const isSame =
      unanswered?.code === account.code && unanswered.username === account.username && unanswered.password === account.password;
    if (cutOffOf(failure) !== null) unanswered = account;
    if (!isSame || !(failure instanceof AppError) || failure.code !== "slip/wrong") throw failure;
    return signIn(`@${account.username}`, account.password).catch((second: unknown) => {
      throw cutOffOf(second) === null ? failure : second;
    });
  }
}
