export function LandingScreen() {
  return <h1>Remember what you study.</h1>;
}
