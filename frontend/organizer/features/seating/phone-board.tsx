import { Box, Flex, Heading } from "@chakra-ui/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { t } from "../../lib/text.ts";
import { SheetDialog } from "../../ui/dialog-frame.tsx";
import { Segments } from "../../ui/segments.tsx";
import { ColorChoice, ColoringContext, ColorLegend, useColors } from "./colors/color-choice.tsx";
import { GuestColumn } from "./guests/guest-column.tsx";
import { LazyPlanView } from "./lazy-parts.tsx";
import { nothingSelected } from "./model/selection.ts";
import { ProblemList } from "./panels/problem-list.tsx";
import { SelectedPanel } from "./panels/selected-panel.tsx";
import { useSeating, useSelection, useShown } from "./seating.ts";
import { openMove } from "./seating-actions.ts";
import { Tables } from "./tables/table-grid.tsx";
import { WishesPanel } from "./wishes/wishes-panel.tsx";

type View = "everyone" | "unseated" | "tables" | "plan" | "wishes" | "problems";

const listViews: ReadonlySet<View> = new Set(["everyone", "unseated", "tables"]);

export function PhoneBoard() {
  const seating = useSeating();
  const [view, setView] = useState<View>(() => (seating.panel.get() === "wishes" ? "wishes" : "everyone"));
  const { board, index } = useShown();
  const everyone = useMemo(() => [...board.guests.values()], [board]);
  const colors = useColors();
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
        <ViewSwitch view={view} onChange={changeView} />
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
            onTap={moveGuest}
          />
        )}
        {view === "unseated" && (
          <GuestColumn
            guests={index.unseated}
            title={t("seating.unseated.title")}
            emptyText={t("seating.unseated.none")}
            onTap={moveGuest}
          />
        )}
        {view === "tables" && (
          <>
            <Heading as="h2" srOnly>
              {t("seating.tables")}
            </Heading>
            <Tables onTapGuest={moveGuest} />
          </>
        )}
        {view === "plan" && <LazyPlanView />}
        {view === "wishes" && (
          <>
            <Heading as="h2" srOnly>
              {t("seating-wishes.title")}
            </Heading>
            <WishesPanel />
          </>
        )}
        {view === "problems" && (
          <Box flex="1" minH="0" overflowY="auto">
            <ProblemList />
          </Box>
        )}
        <SelectedSheet />
      </Flex>
    </ColoringContext>
  );
}

function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const { index, problems, wishes } = useShown();
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
        { value: "unseated", label: t("seating.noSeat"), count: index.unseated.length },
        { value: "problems", label: t("seating.views.problems"), count: problems.length },
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

function SelectedSheet() {
  const { selection } = useSeating();
  const { guestIds, tableId } = useSelection(selection);
  return (
    <SheetDialog
      isPhone
      open={guestIds.size > 0 || tableId !== null}
      title={t("seating.selected")}
      onClose={() => selection.set(nothingSelected)}
    >
      <SelectedPanel />
    </SheetDialog>
  );
}
