export const wayOutTexts = { question: "Not now?", logOut: "Log out" };
