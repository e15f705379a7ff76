import { message, type PlainKey } from "../../../../../common/messages/message.ts";
import type { Sheet } from "../../formats/sheet.ts";
import type { Decisions } from "../model/decisions.ts";
import type { GuestRows } from "../model/guest-rows.ts";
import { decideHeader } from "./decide-header.ts";
import { type LayoutName, layoutNames, type Proposal, proposalsFor } from "./proposals.ts";
import { repairCommas } from "./repair-commas.ts";
import { type Score, scoreOf } from "./score.ts";

/** Readings whose scores differ by less are both likely. */
const nearby = 0.1;
/** What explains less is a guess. */
const minCertain = 0.35;

/** Rows of one guest or party each. `isText`: commas separate the cells. */
export function findLayout(sheet: Sheet, decisions: Decisions, isText = false): GuestRows {
  const header = decideHeader(sheet, decisions);
  const proposals = proposalsFor(sheet, header, isText);
  const { suggested, isCertain } = bestOf(proposals, sheet);
  const taken = decisions.take({
    id: "layout",
    question: message("reading.decisions.layout.question"),
    reason: message(layoutReasons[suggested.name]),
    options: layoutNames
      .filter((name) => proposals.some((proposal) => proposal.name === name))
      .map((value) => ({ value, label: message(layoutLabels[value]) })),
    suggested: suggested.name,
    isCertain,
  });
  const chosen = taken === suggested.name ? suggested : proposals.find((proposal) => proposal.name === taken);
  const { name, guestRows } = chosen ?? suggested;
  // Elsewhere, tables are found without a header row.
  if (name !== "rows" && name !== "sideBySide") decisions.settle("header");
  return isText && name === "rows" ? repairCommas(guestRows, decisions) : guestRows;
}

const layoutLabels: Record<LayoutName, PlainKey> = {
  rows: "reading.decisions.layout.rows",
  headings: "reading.decisions.layout.headings",
  tableRows: "reading.decisions.layout.tableRows",
  sideBySide: "reading.decisions.layout.sideBySide",
  across: "reading.decisions.layout.across",
  chartBelow: "reading.decisions.layout.chartBelow",
  chartAbove: "reading.decisions.layout.chartAbove",
  chartBeside: "reading.decisions.layout.chartBeside",
  chartAround: "reading.decisions.layout.chartAround",
  textColumns: "reading.decisions.layout.textColumns",
  textPairs: "reading.decisions.layout.textPairs",
  textTables: "reading.decisions.layout.textTables",
};

const layoutReasons: Record<LayoutName, PlainKey> = {
  rows: "reading.decisions.layout.rowsReason",
  headings: "reading.decisions.layout.headingsReason",
  tableRows: "reading.decisions.layout.tableRowsReason",
  sideBySide: "reading.decisions.layout.sideBySideReason",
  across: "reading.decisions.layout.acrossReason",
  chartBelow: "reading.decisions.layout.chartBelowReason",
  chartAbove: "reading.decisions.layout.chartReason",
  chartBeside: "reading.decisions.layout.chartReason",
  chartAround: "reading.decisions.layout.chartReason",
  textColumns: "reading.decisions.layout.textReason",
  textPairs: "reading.decisions.layout.textReason",
  textTables: "reading.decisions.layout.textReason",
};

/** The proposal that explains most; certain if no other with other guests comes near. */
function bestOf(
  proposals: readonly [Proposal, ...Proposal[]],
  { rows }: Sheet,
): { suggested: Proposal; isCertain: boolean } {
  const [only, ...others] = proposals;
  if (others.length === 0) return { suggested: only, isCertain: true };
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const scored = proposals
    .map((proposal) => ({ proposal, score: scoreOf(proposal, byNumber) }))
    .sort((a, b) => b.score.value - a.score.value);
  const [best, ...rest] = scored;
  if (best === undefined) return { suggested: only, isCertain: true };
  const rival = rest.find(({ score }) => !areSame(score, best.score));
  const isApart = rival === undefined || best.score.value - rival.score.value >= nearby;
  return { suggested: best.proposal, isCertain: isApart && (rival === undefined || best.score.value >= minCertain) };
}

function areSame(one: Score, other: Score): boolean {
  return one.seated.size === other.seated.size && [...one.seated].every((guest) => other.seated.has(guest));
}
