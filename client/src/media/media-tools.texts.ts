export const texts = {
  pictureOrSound: "Picture or sound",
  pictureOrSoundOr: "Picture or sound (or paste or drop one)",
  recordASound: "Record a sound",
  takeAPhoto: "Take a photo",
};
