export function Personalization() {
  return null;
}
