export const texts = {
  profile: "View profile",
  progress: "Progress",
  studySettings: "Study settings",
  account: "Account",
  trash: "Trash",
  desk: "Caretaker's desk",
  tutorials: "Restore tutorials",
  install: (brand: string) => `Install ${brand}`,
  tutorialsRestored: "Tutorials restored",
  appearance: { label: "Appearance", system: "System", day: "Day", night: "Night" },
  logOut: "Log out",
};
