import { t } from "../../lib/language/t.ts";

export const texts = {
  title: t("Use it as an app"),
  why: t("Installed on this device, it opens from its own icon, in a window of its own, and starts without a network."),
  install: (brand: string) => t("Install {brand}", { brand }),
  isInstalled: t("You are using the installed app."),
  onIos: t(
    "On an iPhone or iPad, tap Share and then Add to Home Screen. Without that, Safari removes what a site keeps on the device after seven days without a visit.",
  ),
  inMenu: t("Your browser's menu may offer to install this site, or to add it to the home screen."),
  needsHttps: (origin: string) =>
    t("Your browser keeps an app for use without a network only if its address begins with https. This address does not: {origin}", {
      origin,
    }),
  howToGetHttps: t(
    "Please ask the people who run this site to set up HTTPS; their operations guide has a section about it. Studying with a network works as always.",
  ),
};
