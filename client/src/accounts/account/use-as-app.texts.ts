export const texts = {
  title: "Use it as an app",
  why: "Installed on this device, it opens from its own icon, in a window of its own, and starts without a network.",
  install: (brand: string) => `Install ${brand}`,
  isInstalled: "You are using the installed app.",
  onIos:
    "On an iPhone or iPad, tap Share and then Add to Home Screen. Without that, Safari removes what a site keeps on the device after seven days without a visit.",
  inMenu: "Your browser's menu may offer to install this site, or to add it to the home screen.",
  needsHttps: (origin: string) =>
    `Your browser keeps an app for use without a network only if its address begins with https. This address does not: ${origin}`,
  howToGetHttps:
    "Please ask the people who run this site to set up HTTPS; their operations guide has a section about it. Studying with a network works as always.",
};
