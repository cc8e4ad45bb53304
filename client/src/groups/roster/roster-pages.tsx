import { useLocation, useParams } from "react-router";
import { lazily } from "../../ui/waiting/lazily.tsx";

const ClassListScreen = lazily(() => import("./class-list-screen.tsx").then((module) => module.ClassListScreen));
const SlipsScreen = lazily(() => import("./slips-screen.tsx").then((module) => module.SlipsScreen));
const SlipScreen = lazily(() => import("./slip-screen.tsx").then((module) => module.SlipScreen));

/** The pages of class lists and slips, by their addresses; each loads by itself, since a pupil needs only the one of the slip. */
export function RosterPages() {
  const { groupId } = useParams();
  const part = useLocation().pathname.split("/")[3];
  if (groupId === undefined) return <SlipScreen />;
  return part === "slips" ? <SlipsScreen /> : <ClassListScreen />;
}
