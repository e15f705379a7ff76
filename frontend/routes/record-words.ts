import { printKinds } from "../../common/print/print-kinds.ts";
import type { RecordWords } from "../features/erasure/record-sections.tsx";
import { historyActionText } from "../features/history/history-wording.ts";
import { kindTitle as printText } from "../features/print/print-texts.ts";
import { kindText as wishText } from "../features/seating/wishes/wish-texts.ts";

export const recordWords: RecordWords = {
  action: historyActionText,
  wish: wishText,
  print: (kind) => {
    const known = printKinds.find((one) => one === kind);
    return known === undefined ? kind : printText(known);
  },
};
