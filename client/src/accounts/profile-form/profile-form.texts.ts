export const texts = {
  displayName: "Display name *",
  howShouldWeCall: "How should we call you?",
  bio: "Bio",
  aLineAbout: "A line about you",
  aboutMe: "About me",
  whatAreYouLearning: "What are you learning, and why?",
  chooseYourTheme: "Choose your theme",
  username: "Username *",
  chooseAUniqueUsername: "Choose a unique username",
};
