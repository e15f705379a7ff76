import { useMemo, useState } from "react";
import { appLanguages } from "../../../common/app-languages.ts";
import type { PrintKind } from "../../../common/print/print-kinds.ts";
import type { PrintOptions } from "../../../common/print/print-options.ts";
import { languageTag } from "../../lib/text.ts";
import { keepOptions, keptOptions } from "./kept-options.ts";
import type { PrintableEvent } from "./printable-event.ts";

/** Of the reader's clock. */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
const language = appLanguages.find((tag) => tag === languageTag) ?? "en";

/** The choices for a kind of print, which the device remembers for each event and kind. */
export function usePrintOptions({ id, guestColumns }: PrintableEvent, kind: PrintKind) {
  const [chosen, setChosen] = useState<Partial<Record<PrintKind, PrintOptions>>>({});
  const kept = useMemo(
    () => keptOptions(id, kind, { language, timeZone, columns: guestColumns }),
    [id, kind, guestColumns],
  );
  const options = chosen[kind] ?? kept;

  function change(part: Partial<PrintOptions>): void {
    const next = { ...options, ...part };
    setChosen((current) => ({ ...current, [kind]: next }));
    keepOptions(id, kind, next);
  }

  return { options, change };
}
