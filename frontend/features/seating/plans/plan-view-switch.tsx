import { SegmentGroup } from "@chakra-ui/react";
import { t } from "../../../lib/text.ts";

export type PlanViewName = "changes" | "tables";

interface PlanViewSwitchProps {
  view: PlanViewName;
  changes: number;
  tables: number;
  onChange: (view: PlanViewName) => void;
}

export function PlanViewSwitch({ view, changes, tables, onChange }: PlanViewSwitchProps) {
  const items = [
    { value: "changes", label: t("seating-suggestion.view.changes", { count: changes }) },
    { value: "tables", label: t("seating-suggestion.view.tables", { count: tables }) },
  ];
  return (
    <SegmentGroup.Root
      value={view}
      size={{ base: "md", lg: "sm" }}
      aria-label={t("seating-suggestion.view.label")}
      onValueChange={({ value }) => onChange(value === "tables" ? "tables" : "changes")}
    >
      <SegmentGroup.Indicator />
      {items.map(({ value, label }) => (
        <SegmentGroup.Item key={value} value={value} px="3" minH={{ base: "11", lg: "8" }}>
          <SegmentGroup.ItemText textStyle="sm" whiteSpace="nowrap">
            {label}
          </SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}
