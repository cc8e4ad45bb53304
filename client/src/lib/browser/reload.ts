/** The page as the browser holds it; tests take its place. */
export const page = {
  reload: () => location.reload(),
};
