import { useMemo, useState } from "react";
import { appLanguages } from "../../../common/app-languages.ts";
import type { PrintKind } from "../../../common/print/print-kinds.ts";
import { printFields } from "../../../common/print/print-options.ts";
import { languageTag } from "../../lib/text.ts";
import type { Choices, PrintableEvent } from "./choices/print-form.ts";
import { keepOptions, keptOptions } from "./kept-options.ts";
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
