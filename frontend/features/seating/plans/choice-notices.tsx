import { Box, Text } from "@chakra-ui/react";
import { tableTitle } from "../../../lib/table-texts.ts";
import { languageTag, t } from "../../../lib/text.ts";
import type { ShownBoard } from "../seating.ts";
import type { ChoiceWarning } from "./model/choice-warnings.ts";

interface ChoiceNoticesProps {
  warnings: readonly ChoiceWarning[];
  shown: ShownBoard;
  isEmpty: boolean;
}

const maxWarnings = 2;
const and = new Intl.ListFormat(languageTag);

export function ChoiceNotices({ warnings, shown, isEmpty }: ChoiceNoticesProps) {
  if (isEmpty) return <Text color="fg.muted">{t("seating-suggestion.accept.nothingChosen")}</Text>;
  if (warnings.length === 0) return null;
  const rest = warnings.length - maxWarnings;
  return (
    <Box as="ul" listStyleType="none" textStyle="sm" color="brass.fg">
      {warnings.slice(0, maxWarnings).map((warning) => (
        <li key={keyOf(warning)}>{warningText(warning, shown)}</li>
      ))}
      {rest > 0 && <li>{t("seating-suggestion.warning.more", { count: rest })}</li>}
    </Box>
  );
}

function keyOf(warning: ChoiceWarning): string {
  return "tableId" in warning ? `table ${warning.tableId}` : `${warning.kind} ${warning.guestIds.join()}`;
}

function warningText(warning: ChoiceWarning, { board }: ShownBoard): string {
  switch (warning.kind) {
    case "overCapacity": {
      const table = tableTitle(board.tables.get(warning.tableId)?.label ?? "");
      return t("seating-suggestion.warning.overCapacity", { table, guests: warning.guests, seats: warning.seats });
    }
    case "household":
      return t("seating-suggestion.warning.household", { household: warning.household });
    case "separated":
      return t("seating-suggestion.warning.separated", { names: namesOf(warning.guestIds, { board }) });
    case "misplaced":
      return t("seating-suggestion.warning.misplaced", { names: namesOf(warning.guestIds, { board }) });
    case "joined":
      return t("seating-suggestion.warning.joined", { names: namesOf(warning.guestIds, { board }) });
  }
}

function namesOf(ids: readonly number[], { board }: Pick<ShownBoard, "board">): string {
  return and.format(ids.flatMap((id) => board.guests.get(id)?.name ?? []));
}
