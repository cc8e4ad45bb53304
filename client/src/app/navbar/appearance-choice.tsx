import { Monitor, Moon, Sun } from "lucide-react";
import { useAppearance } from "../../lib/appearance/appearance.ts";
import { MenuChoice } from "../../ui/menu/menu-choice.tsx";
import { texts } from "./profile-menu-content.texts.ts";

/** The profile menu's switch between light, dark and the device's setting. */
export function AppearanceChoice() {
  const [appearance, choose] = useAppearance();
  const { label, system, day, night } = texts.appearance;
  return (
    <MenuChoice
      label={label}
      value={appearance}
      options={[
        { value: "system", label: system, icon: <Monitor size={18} aria-hidden="true" /> },
        { value: "day", label: day, icon: <Sun size={18} aria-hidden="true" /> },
        { value: "night", label: night, icon: <Moon size={18} aria-hidden="true" /> },
      ]}
      onChoose={choose}
    />
  );
}
