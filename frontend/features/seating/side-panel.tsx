import { Box, Heading, SegmentGroup } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";
import { CountBadge } from "../../ui/count-badge.tsx";
import type { Problem } from "./model/problems.ts";
import { ProblemList } from "./panels/problem-list.tsx";
import { SelectedPanel } from "./panels/selected-panel.tsx";
import { type ShownBoard, type SidePanelView, useSeating } from "./seating.ts";
import { useStore } from "./store.ts";
import { useWishes } from "./wishes/use-wishes.ts";
import { WishesPanel } from "./wishes/wishes-panel.tsx";

interface SidePanelProps {
  shown: ShownBoard;
  problems: readonly Problem[];
}

export function SidePanel({ shown, problems }: SidePanelProps) {
  const seating = useSeating();
  const panel = useStore(seating.panel);
  const { wishes } = useWishes();
  const views: readonly SidePanelTab[] = [
    { value: "selected", label: t("seating.selected"), count: 0 },
    { value: "wishes", label: t("seating-wishes.title"), count: wishes.length },
    { value: "problems", label: t("seating.views.problems"), count: problems.length },
  ];
  const title = views.find(({ value }) => value === panel)?.label ?? "";
  return (
    <Box
      as="section"
      aria-label={title}
      display="flex"
      flexDirection="column"
      gap="4"
      minH="0"
      minW="0"
      ps="4"
      borderInlineStartWidth="1px"
    >
      <Heading as="h2" srOnly>
        {title}
      </Heading>
      <PanelSwitch panel={panel} views={views} onChange={seating.panel.set} />
      {panel === "wishes" && <WishesPanel shown={shown} isPhone={false} />}
      {panel !== "wishes" && (
        // Hidden inputs are placed by what they scroll with, or the page would grow.
        <Box position="relative" flex="1" minH="0" overflowY="auto" pe="1">
          {panel === "selected" ? (
            <SelectedPanel shown={shown} problems={problems} />
          ) : (
            <ProblemList problems={problems} onShow={() => seating.panel.set("selected")} />
          )}
        </Box>
      )}
    </Box>
  );
}

interface SidePanelTab {
  value: SidePanelView;
  label: string;
  count: number;
}

interface PanelSwitchProps {
  panel: SidePanelView;
  views: readonly SidePanelTab[];
  onChange: (panel: SidePanelView) => void;
}

function PanelSwitch({ panel, views, onChange }: PanelSwitchProps) {
  return (
    <SegmentGroup.Root
      value={panel}
      size="sm"
      w="full"
      flexShrink="0"
      aria-label={t("seating-wishes.switch")}
      onValueChange={({ value }) => onChange(views.find((view) => view.value === value)?.value ?? "selected")}
    >
      <SegmentGroup.Indicator />
      {views.map(({ value, label, count }) => (
        <SegmentGroup.Item key={value} value={value} px="1.5" flex="1" justifyContent="center">
          <SegmentGroup.ItemText textStyle={{ base: "xs", "2xl": "sm" }} whiteSpace="nowrap">
            {label} <CountBadge count={count} />
          </SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}
