export const texts = {
  yourLink: "Your link",
  logInToStudy: "Log in to study it",
  logInToGo: "Log in to go there",
  imNewHere: "I'm new here",
  by: " by ",
};
