import { Box, Flex, Heading } from "@chakra-ui/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { t } from "../../lib/text.ts";
import { SheetDialog } from "../../ui/dialog-frame.tsx";
import { ColorChoice, ColoringContext, ColorLegend, useColors } from "./colors/color-choice.tsx";
import { Segments } from "./fields.tsx";
import { GuestColumn } from "./guests/guest-column.tsx";
import { LazyPlanView } from "./lazy-parts.tsx";
import type { Problem } from "./model/problems.ts";
import { nothingSelected } from "./model/selection.ts";
import { ProblemList } from "./panels/problem-list.tsx";
import { SelectedPanel } from "./panels/selected-panel.tsx";
import { type ShownBoard, useSeating, useSelection } from "./seating.ts";
import { openMove } from "./seating-actions.ts";
import { Tables } from "./tables/table-grid.tsx";
import { useWishes } from "./wishes/use-wishes.ts";
import { WishesPanel } from "./wishes/wishes-panel.tsx";

interface BoardProps {
  shown: ShownBoard;
  problems: readonly Problem[];
}

type View = "everyone" | "unseated" | "tables" | "plan" | "wishes" | "problems";

const listViews: ReadonlySet<View> = new Set(["everyone", "unseated", "tables"]);

export function PhoneBoard({ shown, problems }: BoardProps) {
  const seating = useSeating();
  const [view, setView] = useState<View>(() => (seating.panel.get() === "wishes" ? "wishes" : "everyone"));
  const { board, index } = shown;
  const everyone = useMemo(() => [...board.guests.values()], [board]);
  const colors = useColors(shown);
  const moveGuest = (guestId: number) => {
    if (seating.isReadOnly) seating.selection.set({ ...nothingSelected, guestIds: new Set([guestId]) });
    else openMove(seating, [guestId]);
  };
  const changeView = (next: View) => {
    setView(next);
    seating.panel.set(next === "wishes" ? "wishes" : "selected");
  };
  return (
    <ColoringContext value={colors.coloring}>
      <Flex direction="column" gap="3" flex="1" minH="0">
        <ViewSwitch view={view} unseated={index.unseated.length} problems={problems.length} onChange={changeView} />
        {listViews.has(view) && (
          <Flex gap="3" align="center" minH="11" mx="-4" px="4" flexShrink="0" overflowX="auto" scrollbarWidth="none">
            <ColorChoice colors={colors} />
            <ColorLegend {...colors} />
          </Flex>
        )}
        {view === "everyone" && (
          <GuestColumn
            guests={everyone}
            title={t("seating.views.everyone")}
            emptyText={t("seating.guests.noneFound")}
            isPhone
            onTap={moveGuest}
          />
        )}
        {view === "unseated" && (
          <GuestColumn
            guests={index.unseated}
            title={t("seating.unseated.title")}
            emptyText={t("seating.unseated.none")}
            isPhone
            onTap={moveGuest}
          />
        )}
        {view === "tables" && (
          <>
            <Heading as="h2" srOnly>
              {t("seating.tables")}
            </Heading>
            <Tables shown={shown} problems={problems} onTapGuest={moveGuest} />
          </>
        )}
        {view === "plan" && <LazyPlanView shown={shown} problems={problems} isPhone />}
        {view === "wishes" && (
          <>
            <Heading as="h2" srOnly>
              {t("seating-wishes.title")}
            </Heading>
            <WishesPanel shown={shown} isPhone />
          </>
        )}
        {view === "problems" && (
          <Box flex="1" minH="0" overflowY="auto">
            <ProblemList problems={problems} />
          </Box>
        )}
        <SelectedSheet shown={shown} problems={problems} />
      </Flex>
    </ColoringContext>
  );
}

interface ViewSwitchProps {
  view: View;
  unseated: number;
  problems: number;
  onChange: (view: View) => void;
}

function ViewSwitch({ view, unseated, problems, onChange }: ViewSwitchProps) {
  const { wishes } = useWishes();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chip = root.current?.querySelector(`input[value=${view}]`)?.closest("[data-part=item]");
    chip?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [view]);
  return (
    <Segments
      ref={root}
      label={t("seating.views.label")}
      value={view}
      items={[
        { value: "everyone", label: t("seating.views.everyone") },
        { value: "unseated", label: t("seating.noSeat"), count: unseated },
        { value: "problems", label: t("seating.views.problems"), count: problems },
        { value: "tables", label: t("seating.tables") },
        { value: "plan", label: t("floor-plan.view.planShort") },
        { value: "wishes", label: t("seating-wishes.title"), count: wishes.length },
      ]}
      css={chips}
      onChoose={onChange}
    />
  );
}

/** They scroll past both edges of the screen, so that a cut-off one shows that there are more. */
const chips = {
  display: "flex",
  gap: "2",
  mx: "-4",
  px: "4",
  minW: "0",
  flexShrink: "0",
  overflowX: "auto",
  scrollbarWidth: "none",
  bg: "transparent",
  boxShadow: "none",
  "& [data-part=indicator]": { display: "none" },
  "& [data-part=item]": {
    flexShrink: "0",
    h: "11",
    px: "3.5",
    rounded: "full",
    borderWidth: "1px",
    bg: "bg.panel",
    color: "fg.muted",
    textStyle: "sm",
    fontWeight: "medium",
    whiteSpace: "nowrap",
    _before: { display: "none" },
    "&[data-state=checked]": { bg: "colorPalette.solid", color: "colorPalette.contrast", borderColor: "transparent" },
  },
  "& [data-state=checked] [data-count]": { bg: "colorPalette.contrast", color: "colorPalette.solid" },
} as const;

function SelectedSheet({ shown, problems }: BoardProps) {
  const { selection } = useSeating();
  const { guestIds, tableId } = useSelection(selection);
  return (
    <SheetDialog
      isPhone
      open={guestIds.size > 0 || tableId !== null}
      title={t("seating.selected")}
      onClose={() => selection.set(nothingSelected)}
    >
      <SelectedPanel shown={shown} problems={problems} />
    </SheetDialog>
  );
}
