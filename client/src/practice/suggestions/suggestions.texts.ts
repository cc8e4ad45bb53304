export const texts = {
  heading: "Answers that students counted as right",
  add: "Add",
  adding: "Adding...",
  dismiss: "Dismiss",
  added: (wording: string, term: string) => `Added "${wording}" to ${term}.`,
  asked: (students: number, wording: string) => `: ${students} students were given “${wording}” as right. Add it as an alternative?`,
  addTo: (wording: string, term: string) => `Add “${wording}” to ${term}`,
  dismissFor: (wording: string, term: string) => `Dismiss “${wording}” for ${term}`,
};
