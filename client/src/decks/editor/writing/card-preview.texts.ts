export const texts = {
  preview: "Preview",
  asItWillLook: (card: number) => `Card ${card}, as it will look`,
  front: "Front",
  back: "Back",
};
