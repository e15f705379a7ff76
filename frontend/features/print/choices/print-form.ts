import type { PrintChoices } from "../../../../common/print/print-choices.ts";
import type { PrintKind } from "../../../../common/print/print-kinds.ts";
import type { PrintOptionName, PrintOptions } from "../../../../common/print/print-options.ts";
import type { LastPrint } from "../last-prints.ts";
import type { PrintableEvent } from "../printable-event.ts";

export interface PrintForm {
  event: PrintableEvent;
  kind: PrintKind;
  choices: PrintChoices;
  fields: ReadonlySet<PrintOptionName>;
  options: PrintOptions;
  prints: readonly LastPrint[];
  change: (change: Partial<PrintOptions>) => void;
  onTestFrame: () => void;
}
