import type { PrintKind } from "../../../../../common/print/print-kinds.ts";
import type { PrintField } from "../../../../../common/print/print-options.ts";
import type { LastPrintsQuery } from "../generated/last-prints.ts";
import type { PrintEventQuery } from "../generated/print-event.ts";

/** What is chosen, by the names of the options. The server checks it. */
export interface Choices {
  readonly [name: string]: unknown;
  readonly which?: unknown;
  readonly table?: unknown;
  readonly since?: unknown;
  readonly nameForm?: unknown;
  readonly paper?: unknown;
  readonly isLandscape?: unknown;
  readonly sheet?: unknown;
  readonly isTestFrame?: unknown;
}

/** What is printed of; `isBegun` once anything was recorded at a door. */
export type PrintableEvent = PrintEventQuery["event"] & { tables: readonly string[]; isBegun: boolean };

export type LastPrint = LastPrintsQuery["prints"][number];

export interface PrintForm {
  event: PrintableEvent;
  kind: PrintKind;
  fields: readonly PrintField[];
  options: Choices;
  prints: readonly LastPrint[];
  change: (change: Choices) => void;
  onChooseKind: (kind: PrintKind) => void;
  onTestFrame: () => void;
}
