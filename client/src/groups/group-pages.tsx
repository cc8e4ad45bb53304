import { useParams } from "react-router";
import { GroupScreen } from "./group-screen.tsx";
import { GroupsScreen } from "./groups-screen.tsx";
import { JoinScreen } from "./join-screen.tsx";

/** Every page of groups, by its address: they load together, since each leads to the next. */
export function GroupPages() {
  const { groupId, code } = useParams();
  if (code !== undefined) return <JoinScreen />;
  return groupId === undefined ? <GroupsScreen /> : <GroupScreen />;
}
