import type { LucideIcon } from "lucide-react";
import { plainText } from "../../lib/plain-text.ts";
import { compareLabels } from "../../lib/table-labels.ts";

export type CommandAct = { kind: "open"; to: string; isPage?: true } | { kind: "copyLink" } | { kind: "showKeys" };

/** Something that can be chosen in the palette. */
export interface Command {
  key: string;
  title: string;
  note: string;
  Icon: LucideIcon;
  act: CommandAct;
}

export const groupNames = ["tables", "screens", "actions", "guests"] as const;

/** Groups are in this order: guests come last, because they are known last, and nothing may move under a click. */
export type GroupName = (typeof groupNames)[number];

export interface CommandGroup {
  name: GroupName;
  commands: readonly Command[];
}

const maxTables = 5;

/** Whether each word that was typed begins a word of the title. */
export function isMatch(title: string, typed: string): boolean {
  const words = wordsOf(title);
  const typedWords = wordsOf(typed);
  return typedWords.length > 0 && typedWords.every((typedWord) => words.some((word) => word.startsWith(typedWord)));
}

/** The tables whose label or title begins with what was typed; the one with exactly that label first. */
export function matchingTables<Table extends { label: string }>(
  tables: readonly Table[],
  typed: string,
  titleOf: (label: string) => string,
): readonly Table[] {
  const wanted = plainText(typed).trim();
  const isExact = ({ label }: Table) => (plainText(label) === wanted ? 0 : 1);
  return tables
    .filter(({ label }) => isMatch(`${label} ${titleOf(label)}`, typed))
    .sort((one, other) => isExact(one) - isExact(other) || compareLabels(one.label, other.label))
    .slice(0, maxTables);
}

/** The command that an arrow key leads to; undefined for other keys. The last is followed by the first. */
export function commandAfter(commands: readonly Command[], active: number, key: string): Command | undefined {
  if (key === "ArrowDown") return commands[(active + 1) % commands.length];
  if (key === "ArrowUp") return commands[(active - 1 + commands.length) % commands.length];
  return undefined;
}

function wordsOf(text: string): string[] {
  return plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}
