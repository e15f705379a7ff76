import type { PrintKind } from "../../../common/print/print-kinds.ts";
import { defaultPrintOptions, type PrintKnowledge, printOptionsSchema } from "../../../common/print/print-options.ts";
import type { Choices } from "./choices/print-form.ts";

const keyOf = (eventId: number, kind: PrintKind) => `print-${eventId}-${kind}`;

/** What was last chosen for a kind on this device; otherwise what suits the kind and the reader. */
export function keptOptions(eventId: number, kind: PrintKind, known: PrintKnowledge): Choices {
  const schema = printOptionsSchema(kind, known);
  const given = recordIn(keyOf(eventId, kind));
  const first = schema.safeParse(given);
  if (first.success) return first.data;
  // What is not offered any more becomes the default, such as a column that the list no longer has.
  const broken = new Set(first.error.issues.map(({ path }) => String(path[0])));
  const second = schema.safeParse(Object.fromEntries(Object.entries(given).filter(([name]) => !broken.has(name))));
  return second.success ? second.data : defaultPrintOptions(kind, known);
}

/** Remembers all choices but the clock's zone, and which guests, so that no names are stored, and no list is half printed. */
export function keepOptions(eventId: number, kind: PrintKind, options: Choices): void {
  const { which, table, since, isTestFrame, timeZone, ...kept } = options;
  try {
    localStorage.setItem(keyOf(eventId, kind), JSON.stringify(kept));
  } catch {
    // A browser that stores nothing starts with the usual choices again.
  }
}

function recordIn(key: string): object {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
