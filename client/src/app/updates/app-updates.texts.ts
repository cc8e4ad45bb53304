export const texts = {
  newVersion: "A new version is ready.",
  reload: "Reload",
  reloading: "Reloading...",
};
