import { tableChoices } from "../../lib/table-choices.ts";
import { compareLabels } from "../../lib/table-labels.ts";
import { choiceTitle, roomText } from "../../lib/table-texts.ts";
import { t } from "../../lib/text.ts";
import type { Suggestion } from "../../ui/combobox.tsx";
import type { MoveChoicesQuery } from "./generated/move-choices.ts";

interface Wanted {
  typed: string;
  count: number;
  canUnseat: boolean;
}

/** Tables to pick from, each with the room it has. */
export function tableItems(tables: MoveChoicesQuery["tables"], wanted: Wanted): (Suggestion & { isNew: boolean })[] {
  const inOrder = tables.toSorted((one, other) => compareLabels(one.label, other.label));
  return tableChoices(inOrder, wanted).map((choice) => ({
    key: `${choice.kind} ${choice.label}`,
    text: choice.label,
    isNew: choice.kind === "newTable",
    title: choice.kind === "noSeat" ? t("guest-list.list.noTable") : choiceTitle(choice),
    note: roomText(choice),
  }));
}
