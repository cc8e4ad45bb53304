/** The browser's page; tests replace it. */
export const page = {
  reload: () => location.reload(),
};
