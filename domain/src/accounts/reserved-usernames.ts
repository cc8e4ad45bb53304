/** Names that a student could take for the site's own, or that may one day be an address. */
const reserved: ReadonlySet<string> = new Set(
  `about abuse account accounts admin administrator administrators admins api auth caretaker caretakers desk dev developer developers help
  helpdesk info legal login logout mod moderation moderator moderators mods noreply no_reply official operator operators owner postmaster
  privacy root safety security service settings signin signout signup site staff support sysadmin system team terms trash undefined
  webmaster www`.split(/\s+/),
);

/** Whether the name may not be claimed, in its canonical form: also with underscores around it, or with digits behind it. */
export function isReservedUsername(name: string): boolean {
  return reserved.has(name) || reserved.has(name.replace(/^_+|[_0-9]+$/g, ""));
}
