import { message } from "../../../../../common/messages/message.ts";
import type { Sheet } from "../../formats/sheet.ts";
import type { Decisions } from "../model/decisions.ts";
import type { GuestRows, PartOfSheet } from "../model/guest-rows.ts";
import { withColorTables } from "./color-tables.ts";
import { decideHeader } from "./decide-header.ts";
import { withLeftOver } from "./left-over.ts";
import { layoutNames, type Reading, readingsOf } from "./readings.ts";
import { repairCommas } from "./repair-commas.ts";
import { type Score, scoreOf } from "./score.ts";
import { withSections } from "./sections.ts";

/** Readings whose scores differ by less are both likely. */
const nearby = 0.1;
/** What explains less is a guess. */
const minCertain = 0.35;

/** Rows of one guest or party each. `isText`: commas separate the cells. */
export function findLayout(sheet: PartOfSheet, decisions: Decisions, isText = false): GuestRows {
  const header = decideHeader(sheet, decisions);
  const { name, guestRows } = decideReading(readingsOf(sheet, header, isText), sheet, decisions);
  // Elsewhere, tables are found without a header row.
  if (!["rows", "rowsWithAll", "sideBySide"].includes(name)) decisions.settle("header");
  const repaired = isText && name === "rows" ? repairCommas(guestRows, decisions) : guestRows;
  const all = withLeftOver(withSections(repaired), sheet.rows);
  return withColorTables(all, sheet.rows, decisions);
}

/** The reading that explains most; certain if no other with other guests comes near. */
export function decideReading(readings: readonly [Reading, ...Reading[]], sheet: Sheet, decisions: Decisions): Reading {
  const [only, ...others] = readings;
  const scored = others.length === 0 ? [] : readings.map((reading) => ({ reading, score: scoreIn(reading, sheet) }));
  const [best, ...rest] = scored.sort((a, b) => b.score.value - a.score.value);
  const rival = rest.find((other) => best !== undefined && areRivals(other, best));
  const isDoubtful = best?.reading.name === "rows" && rest.some(({ reading }) => reading.name === "rowsWithAll");
  const isApart = !isDoubtful && (rival === undefined || (best?.score.value ?? 0) - rival.score.value >= nearby);
  const suggested = best?.reading ?? only;
  const ranked = [suggested, ...rest.map(({ reading }) => reading)];
  const taken = decisions.take({
    id: "layout",
    question: message("reading.decisions.layout.question"),
    reason: message("reading.decisions.layout.reason"),
    options: layoutNames
      .filter((name) => ranked.some((reading) => reading.name === name))
      .map((value) => ({ value, label: message(`reading.decisions.layout.${value}`) })),
    suggested: suggested.name,
    isCertain: isApart && (rival === undefined || (best?.score.value ?? 0) >= minCertain),
  });
  return ranked.find(({ name }) => name === taken) ?? suggested;
}

const scoreIn = ({ guestRows, strain }: Reading, { rows }: Sheet) => scoreOf(guestRows, strain, rows);

interface Scored {
  reading: Reading;
  score: Score;
}

/** Other guests, or some at other tables; the rows and the cells of the same blocks differ only by further ones. */
function areRivals(other: Scored, best: Scored): boolean {
  const isPart = [...other.score.seated].every((guest) => best.score.seated.has(guest));
  const isOfSame = other.reading.blocks !== undefined && other.reading.blocks === best.reading.blocks;
  const isSame = isPart && (isOfSame || other.score.seated.size === best.score.seated.size);
  return other.reading.name !== best.reading.name && !isSame;
}
