import { Button } from "@chakra-ui/react";
import { maxTableNumberLength } from "../../../../common/limits.ts";
import { t } from "../../../lib/text.ts";
import type { PlanChange } from "../model/floor-plan.ts";
import { ChoiceField } from "../panels/choice-field.tsx";
import { CommitField } from "../panels/commit-field.tsx";
import type { StandingTable } from "./plan-things.ts";
import { shapeNames } from "./plan-toolbar.tsx";

interface TableFieldsProps {
  table: StandingTable;
  isDisabled: boolean;
  onChange: (change: PlanChange) => void;
}

/** What only tables have: label, shape, number of seats. */
export function TableFields({ table, isDisabled, onChange }: TableFieldsProps) {
  const { id, label, shape, capacity, width, depth } = table;
  return (
    <>
      <CommitField
        label={t("floor-plan.selected.label")}
        value={label}
        maxLength={maxTableNumberLength}
        isDisabled={isDisabled}
        onCommit={(text) => {
          if (text !== "") onChange({ tables: [{ id, label: text }] });
        }}
      />
      <ChoiceField
        label={t("floor-plan.selected.shape")}
        value={shape}
        options={shapeNames.map((one) => ({ value: one.shape, label: t(one.name) }))}
        isDisabled={isDisabled}
        onChoose={(value) => {
          const chosen = shapeNames.find((one) => one.shape === value);
          // A size of its own seldom fits another shape.
          if (chosen) onChange({ tables: [{ id, shape: chosen.shape, width: null, depth: null }] });
        }}
      />
      <CommitField
        label={t("floor-plan.selected.seats")}
        value={capacity === null ? "" : String(capacity)}
        isNumber
        isDisabled={isDisabled}
        onCommit={(text) => {
          if (/^\d*$/.test(text)) onChange({ tables: [{ id, capacity: text === "" ? null : Number(text) }] });
        }}
      />
      {(width !== null || depth !== null) && !isDisabled && (
        <Button
          size="xs"
          variant="plain"
          alignSelf="start"
          px="0"
          onClick={() => onChange({ tables: [{ id, width: null, depth: null }] })}
        >
          {t("floor-plan.selected.usualSize")}
        </Button>
      )}
    </>
  );
}
