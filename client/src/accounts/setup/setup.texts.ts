export const texts = {
  welcome: (brand: string) => `Welcome to ${brand}!`,
  letsPersonalizeYourAccount: "Let's personalize your account to get started",
  completeSetup: "Complete Setup",
};
