export const texts = {
  cardsToShow: "Cards to show",
  allCards: "All cards",
};
