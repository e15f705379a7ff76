import { useMemo } from "react";
import { type ColorGroup, type Coloring, colorChoices, colorGroups, coloringOf } from "../model/coloring.ts";
import type { ShownBoard } from "../seating.ts";
import { useBoardChoice } from "../use-board-choice.ts";

export interface Colors {
  /** Empty for no colors. */
  by: string;
  choices: readonly string[];
  groups: readonly ColorGroup[];
  coloring: Coloring | null;
  choose: (by: string) => void;
}

/** What guests are colored by, kept in the address (`?color=household`). */
export function useColors({ board: { guests } }: ShownBoard): Colors {
  const [asked, choose] = useBoardChoice("color");
  const choices = useMemo(() => colorChoices(guests), [guests]);
  const by = choices.includes(asked) ? asked : "";
  const groups = useMemo(() => (by === "" ? [] : colorGroups(guests.values(), by)), [guests, by]);
  // Rows that are shown render again only when the groups change, not with every guest.
  const values = groups.map(({ value }) => value).join("\n");
  const coloring = useMemo(() => (by === "" ? null : coloringOf(by, values.split("\n"))), [by, values]);
  return { by, choices, groups, coloring, choose };
}
