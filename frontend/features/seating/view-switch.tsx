import { SegmentGroup } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";
import { useBoardChoice } from "./use-board-choice.ts";

type BoardView = "tables" | "plan";

/** The view of the board, kept in the address (`?view=plan`). */
export function useBoardView(): [BoardView, (view: BoardView) => void] {
  const [chosen, choose] = useBoardChoice("view");
  return [chosen === "plan" ? "plan" : "tables", (next) => choose(next === "plan" ? next : "")];
}

export function ViewSwitch({ view, onChange }: { view: BoardView; onChange: (view: BoardView) => void }) {
  const items = [
    { value: "tables", label: t("seating.tables") },
    { value: "plan", label: t("floor-plan.view.plan") },
  ];
  return (
    <SegmentGroup.Root
      value={view}
      size="sm"
      alignSelf="start"
      flexShrink="0"
      aria-label={t("floor-plan.view.label")}
      onValueChange={({ value }) => onChange(value === "plan" ? "plan" : "tables")}
    >
      <SegmentGroup.Indicator />
      {items.map(({ value, label }) => (
        <SegmentGroup.Item key={value} value={value} px="3">
          <SegmentGroup.ItemText textStyle="sm">{label}</SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}
