/** An item of a list; throws where there is none. */
export function itemAt<Item>(list: ArrayLike<Item>, place: number): Item {
  const item = list[place];
  if (item === undefined) throw new Error(`there is no item ${place} among ${list.length}`);
  return item;
}
