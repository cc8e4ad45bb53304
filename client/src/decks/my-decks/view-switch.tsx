import { LayoutGrid, List, Star } from "lucide-react";
import type { DeckView } from "../card/use-deck-view.ts";
import styles from "./view-switch.module.css";
import { texts } from "./my-decks.texts.ts";

const views = [
  { view: "cards", label: texts.asCards, Icon: LayoutGrid },
  { view: "list", label: texts.asList, Icon: List },
] as const;

type SwitchProps = { view: DeckView; onView: (view: DeckView) => void };

/** Cards or a list. */
export function ViewSwitch({ view: currentView, onView }: SwitchProps) {
  return (
    <div role="group" aria-label={texts.view} className={styles.switch}>
      {views.map(({ view, label, Icon }) => (
        <button key={view} type="button" aria-label={label} title={label} aria-pressed={currentView === view} onClick={() => onView(view)}>
          <Icon size={18} aria-hidden />
        </button>
      ))}
    </div>
  );
}

type OnlyProps = { isOn: boolean; onChange: (isOn: boolean) => void };

/** Shows only starred decks. */
export function OnlyStarred({ isOn, onChange }: OnlyProps) {
  return (
    <button type="button" className={styles.only} aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      <Star size={16} aria-hidden fill={isOn ? "currentColor" : "none"} /> {texts.starred}
    </button>
  );
}
