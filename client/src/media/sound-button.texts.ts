export const texts = {
  cantBePlayed: (says: string) => `♪ ${says} (can't be played)`,
};
