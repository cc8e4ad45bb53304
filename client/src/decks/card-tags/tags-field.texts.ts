export const texts = {
  tagsOfCard: (number: number) => `Tags of card ${number}`,
  removeTagFromCard: (tag: string, number: number) => `Remove tag ${tag} from card ${number}`,
  addATag: (number: number) => `Add a tag to card ${number}`,
  addATagLabel: "Add a tag",
};
