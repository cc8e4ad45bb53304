export const texts = {
  menuOf: (name: string) => `Profile menu of ${name}`,
};
