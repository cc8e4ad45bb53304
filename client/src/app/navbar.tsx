export function Navbar() {
  return <nav aria-label="Main" />;
}
