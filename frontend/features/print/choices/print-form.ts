import type { PrintChoices } from "../../../../common/print/print-choices.ts";
import type { PrintKind } from "../../../../common/print/print-kinds.ts";
import type { PrintOptionName, PrintOptions } from "../../../../common/print/print-options.ts";
import type { LastPrint } from "../last-prints.ts";
import type { PrintableEvent } from "../printable-event.ts";

/** What is chosen for a kind of print, and what it can be chosen from. */
export interface PrintForm {
  event: PrintableEvent;
  kind: PrintKind;
  choices: PrintChoices;
  /** The options that this kind uses. */
  fields: ReadonlySet<PrintOptionName>;
  options: PrintOptions;
  /** The last prints of this kind, the newest first. */
  prints: readonly LastPrint[];
  change: (change: Partial<PrintOptions>) => void;
  /** Prints the frames of the cards alone. */
  onTestFrame: () => void;
}
