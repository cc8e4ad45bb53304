/** The id of the official account, which every server has from its first start on. No student's id is as short. */
export const OFFICIAL_UID = "official";
