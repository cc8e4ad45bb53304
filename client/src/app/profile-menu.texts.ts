export const texts = {
  menuOf: (name: string) => `Profile menu of ${name}`,
  profile: "View profile",
  progress: "Progress",
  studySettings: "Study settings",
  account: "Account",
  trash: "Trash",
  desk: "Caretaker's desk",
  tutorials: "Restore tutorials",
  tutorialsRestored: "Tutorials restored",
  logOut: "Log out",
};
