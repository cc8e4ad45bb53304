export const texts = {
  stopReading: "Stop reading",
  readAloud: (name: string) => `Read aloud in ${name}`,
  cantBeReadAloud: (without: string) => `Can't be read aloud. ${without}`,
  readAloudR: "Read aloud (R)",
};
