import { choicesOf, usualPaper } from "../../../common/print/print-choices.ts";
import type { PrintKind } from "../../../common/print/print-kinds.ts";
import type { PrintDefaults } from "../../../common/print/print-option.ts";
import type { PrintOptions } from "../../../common/print/print-options.ts";
import { defaultPrintOptions, flatOptions, printOptionsSchema } from "../../../common/print/print-rules.ts";
import { usesInches } from "./paper-names.ts";

const keyOf = (eventId: number, kind: PrintKind) => `print-${eventId}-${kind}`;

/** What was last chosen for a kind on this device; otherwise what suits the kind and the reader. */
export function keptOptions(eventId: number, kind: PrintKind, known: PrintDefaults): PrintOptions {
  return optionsIn(stored(keyOf(eventId, kind)), kind, known, usesInches(navigator.languages));
}

/** Remembers all choices but the clock's zone, and which guests, so that no names are stored, and no list is half printed. */
export function keepOptions(eventId: number, kind: PrintKind, options: PrintOptions): void {
  try {
    localStorage.setItem(keyOf(eventId, kind), textOf(options));
  } catch {
    // A browser that stores nothing starts with the usual choices again.
  }
}

function textOf(options: PrintOptions): string {
  const { which, table, since, isTestFrame, timeZone, ...kept } = flatOptions(options);
  return JSON.stringify(kept);
}

/** What is not offered any more becomes the default, such as a column that the list no longer has. */
function optionsIn(text: string | null, kind: PrintKind, known: PrintDefaults, isAmerican: boolean): PrintOptions {
  const usual = { ...defaultPrintOptions(kind, known), paper: usualPaper(kind, isAmerican) };
  const schema = printOptionsSchema(kind, known);
  const { papers } = choicesOf(kind);
  const start = { paper: papers.includes(usual.paper) ? usual.paper : papers[0] };
  const given: Record<string, unknown> = { ...start, ...recordIn(text) };
  const first = schema.safeParse(given);
  if (first.success) return first.data;
  for (const { path } of first.error.issues) delete given[String(path[0])];
  const second = schema.safeParse(given);
  return second.success ? second.data : usual;
}

function recordIn(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
