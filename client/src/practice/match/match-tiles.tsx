import type { MatchGame, MatchTile } from "@recollect/domain/practice/match/match-game.ts";
import { useLayoutEffect, useRef, type CSSProperties } from "react";
import { FormattedText } from "../../cards/text/formatted-text.tsx";
import { useHotkeys } from "../../lib/browser/use-hotkeys.ts";
import { useScreenKeys } from "../../ui/keys/screen-keys.ts";
import { nearestTile, type Direction } from "./nearest-tile.ts";
import styles from "./match-tiles.module.css";
import { matchTexts as texts } from "./match.texts.ts";
import { useTileLanguage } from "./tile-language.ts";

type Props = { game: MatchGame; onPress: (id: string) => void };

const directions: Readonly<Record<string, Direction>> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

const loadKeyHelp = () => import("./match-keys.texts.ts");

/** The tiles of a game. Arrow keys go to the first tile, and from a tile to the next one in their direction; a found pair leaves its place empty. */
export function MatchTiles({ game, onPress }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const found = game.found.length;
  const pressed = useRef<number | null>(null);
  useLayoutEffect(() => {
    // The pair that was just found can't keep the focus.
    if (pressed.current === null || (document.activeElement !== null && document.activeElement !== document.body)) return;
    const open = openTiles(list.current);
    (open.find((tile) => Number(tile.dataset["at"]) >= (pressed.current ?? 0)) ?? open[0])?.focus();
  }, [found]);

  useScreenKeys(loadKeyHelp);
  useHotkeys((event) => {
    const direction = directions[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return false;
    const open = openTiles(list.current);
    const from = open.find((tile) => tile === document.activeElement);
    (from ? tileBeside(from, open, direction) : open[0])?.focus();
    return true;
  });

  return (
    <ul ref={list} aria-label={texts.tiles} className={styles.tiles} style={{ "--pairs": game.tiles.length / 2 } as CSSProperties}>
      {game.tiles.map((tile, at) => (
        <li key={tile.id}>
          <Tile
            tile={tile}
            at={at}
            look={lookOf(game, tile)}
            onPress={() => {
              pressed.current = at;
              onPress(tile.id);
            }}
          />
        </li>
      ))}
    </ul>
  );
}

type Look = "open" | "picked" | "wrong" | "found";

function lookOf({ found, picked, wrong }: MatchGame, { id, key }: MatchTile): Look {
  if (found.includes(key)) return "found";
  if (picked === id) return "picked";
  return wrong?.includes(id) ? "wrong" : "open";
}

function Tile({ tile, at, look, onPress }: { tile: MatchTile; at: number; look: Look; onPress: () => void }) {
  const languageOf = useTileLanguage();
  if (look === "found") return null;
  return (
    <button
      type="button"
      data-at={at}
      data-look={look}
      data-side={tile.side}
      aria-pressed={look === "picked"}
      className={styles.tile}
      onClick={onPress}
    >
      <span className="visually-hidden">{texts.sides[tile.side]}: </span>
      <FormattedText as="span" text={tile.text} language={languageOf(tile)} />
    </button>
  );
}

function openTiles(list: HTMLUListElement | null): HTMLButtonElement[] {
  return [...(list?.querySelectorAll("button") ?? [])];
}

function tileBeside(from: HTMLButtonElement, open: readonly HTMLButtonElement[], direction: Direction): HTMLButtonElement | undefined {
  const others = open.filter((tile) => tile !== from).map((tile) => ({ tile, rect: tile.getBoundingClientRect() }));
  return nearestTile(from.getBoundingClientRect(), others, direction)?.tile;
}
