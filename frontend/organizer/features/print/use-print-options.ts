import { useMemo, useState } from "react";
import { appLanguages } from "../../../../common/app-languages.ts";
import type { PrintKind } from "../../../../common/print/print-kinds.ts";
import {
  defaultPrintOptions,
  type PrintKnowledge,
  printFields,
  printOptionsSchema,
} from "../../../../common/print/print-options.ts";
import { languageTag } from "../../lib/text.ts";
import type { Choices, PrintableEvent } from "./choices/print-form.ts";
import { usesInches } from "./paper-names.ts";

/** Of the reader's clock. */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
const language = appLanguages.find((tag) => tag === languageTag) ?? "en";

/** The choices for a kind of print, which the device remembers for each event and kind. */
export function usePrintOptions({ id, guestColumns }: PrintableEvent, kind: PrintKind) {
  const [chosen, setChosen] = useState<Partial<Record<PrintKind, Choices>>>({});
  const { kept, fields } = useMemo(() => {
    const known = { language, timeZone, columns: guestColumns, usesInches: usesInches(navigator.languages) };
    return { kept: keptOptions(id, kind, known), fields: printFields(kind, known) };
  }, [id, kind, guestColumns]);
  const options = chosen[kind] ?? kept;

  function change(part: Choices): void {
    const next = { ...options, ...part };
    setChosen((current) => ({ ...current, [kind]: next }));
    keepOptions(id, kind, next);
  }

  return { options, fields, change };
}

const keyOf = (eventId: number, kind: PrintKind) => `print-${eventId}-${kind}`;

/** What was last chosen for a kind on this device; otherwise what suits the kind and the reader. */
function keptOptions(eventId: number, kind: PrintKind, known: PrintKnowledge): Choices {
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
function keepOptions(eventId: number, kind: PrintKind, options: Choices): void {
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
