import { SegmentGroup } from "@chakra-ui/react";
import { t } from "../../../lib/text.ts";

interface PlanFilterProps {
  isFiltered: boolean;
  isPhone: boolean;
  all: number;
  changed: number;
  onChange: (isFiltered: boolean) => void;
}

export function PlanFilter({ isFiltered, isPhone, all, changed, onChange }: PlanFilterProps) {
  const items = isPhone
    ? [
        { value: "changed", label: t("seating-suggestion.filter.changedShort", { count: changed }) },
        { value: "all", label: t("seating-suggestion.filter.allShort", { count: all }) },
      ]
    : [
        { value: "changed", label: t("seating-suggestion.filter.changed", { count: changed }) },
        { value: "all", label: t("seating-suggestion.filter.all", { count: all }) },
      ];
  return (
    <SegmentGroup.Root
      value={isFiltered ? "changed" : "all"}
      size={{ base: "md", lg: "sm" }}
      aria-label={t("seating-suggestion.filter.label")}
      onValueChange={({ value }) => onChange(value === "changed")}
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
