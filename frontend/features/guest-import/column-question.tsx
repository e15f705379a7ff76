import { type ReactNode, useId } from "react";
import type { GuestColumnUse } from "../../generated/schema-types.ts";
import { t } from "../../lib/text.ts";
import { ChoiceGroup } from "./choice-group.tsx";
import { columnUseOf, columnUses, type FileColumn, hasNoHeader } from "./column-uses.ts";
import { OptionChoice } from "./option-choice.tsx";

interface ColumnQuestionProps {
  column: FileColumn;
  isOpen: boolean;
  status?: ReactNode;
  disabled: boolean;
  onUse: (use: GuestColumnUse) => void;
}

export function ColumnQuestion({ column, isOpen, status, disabled, onUse }: ColumnQuestionProps) {
  const questionId = useId();
  return (
    <ChoiceGroup
      question={questionOf(column)}
      questionId={questionId}
      examples={column.samples}
      reason={column.reason}
      status={status}
    >
      <OptionChoice
        options={columnUses.map((use) => ({ value: use, label: t(`guest-import.columns.uses.${use}`) }))}
        value={column.use}
        labelledBy={questionId}
        isSuggestion={isOpen}
        disabled={disabled}
        onChoose={(value) => {
          const use = columnUseOf(value);
          if (use !== undefined) onUse(use);
        }}
      />
    </ChoiceGroup>
  );
}

function questionOf(column: FileColumn): string {
  const { name, letters } = column;
  if (letters === "") return t("guest-import.questions.column", { name });
  if (hasNoHeader(column)) return t("guest-import.questions.columnWithoutHeader", { letters });
  return t("guest-import.questions.columnAt", { name, letters });
}
