import { Box, Heading, SegmentGroup } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";
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
  const title = panel === "wishes" ? t("seating-wishes.title") : t("seating.selected");
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
      <PanelSwitch panel={panel} onChange={seating.panel.set} />
      {panel === "wishes" ? (
        <WishesPanel shown={shown} isPhone={false} />
      ) : (
        <>
          {/* Hidden inputs are placed by what they scroll with, or the page would grow. */}
          <Box position="relative" flex="1 1 60%" minH="0" overflowY="auto" pe="1">
            <SelectedPanel shown={shown} problems={problems} />
          </Box>
          <Box flex="0 1 auto" maxH="40%" overflowY="auto" pt="3" borderTopWidth="1px">
            <ProblemList problems={problems} />
          </Box>
        </>
      )}
    </Box>
  );
}

function PanelSwitch({ panel, onChange }: { panel: SidePanelView; onChange: (panel: SidePanelView) => void }) {
  const { isRead, wishes } = useWishes();
  const items = [
    { value: "selected", label: t("seating.selected") },
    { value: "wishes", label: isRead ? t("seating-wishes.tab", { count: wishes.length }) : t("seating-wishes.title") },
  ];
  return (
    <SegmentGroup.Root
      value={panel}
      size="sm"
      alignSelf="start"
      flexShrink="0"
      aria-label={t("seating-wishes.switch")}
      onValueChange={({ value }) => onChange(value === "wishes" ? "wishes" : "selected")}
    >
      <SegmentGroup.Indicator />
      {items.map(({ value, label }) => (
        <SegmentGroup.Item key={value} value={value} px={{ base: "2", "2xl": "3" }}>
          <SegmentGroup.ItemText textStyle="sm">{label}</SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}
