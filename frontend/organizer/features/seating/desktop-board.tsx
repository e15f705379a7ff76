import { Box, Button, Flex, Grid, Heading } from "@chakra-ui/react";
import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { useMemo, useRef } from "react";
import { flushSync } from "react-dom";
import { t } from "../../lib/text.ts";
import { useChoiceInAddress } from "../../lib/use-list-state.ts";
import { hint } from "../../ui/hints.tsx";
import { Segments } from "../../ui/segments.tsx";
import { ColorChoice, ColoringContext, ColorLegend, useColors } from "./colors/color-choice.tsx";
import { GuestColumn } from "./guests/guest-column.tsx";
import { LazyPlanView } from "./lazy-parts.tsx";
import { ProblemList } from "./panels/problem-list.tsx";
import { SelectedPanel } from "./panels/selected-panel.tsx";
import { useSeating, useShown } from "./seating.ts";
import { useStore } from "./store.ts";
import { Tables } from "./tables/table-grid.tsx";
import { WishesPanel } from "./wishes/wishes-panel.tsx";

export function DesktopBoard() {
  const [view, setView] = useBoardView();
  const colors = useColors();
  const viewSwitch = <ViewSwitch view={view} onChange={setView} />;
  return (
    // The legend is above the tables.
    <ColoringContext value={view === "tables" ? colors.coloring : null}>
      <Grid
        templateColumns={{ lg: "auto minmax(0, 1fr) 17rem", "2xl": "auto minmax(0, 1fr) 18rem" }}
        templateRows="minmax(0, 1fr)"
        flex="1"
        minH="0"
      >
        <UnseatedColumn />
        {view === "plan" ? (
          <LazyPlanView viewSwitch={viewSwitch} />
        ) : (
          <>
            <Box
              as="section"
              aria-labelledby="seating-tables"
              display="flex"
              flexDirection="column"
              gap="3"
              minH="0"
              minW="0"
              px="4"
            >
              <Heading as="h2" id="seating-tables" srOnly>
                {t("seating.tables")}
              </Heading>
              <Flex gap="3" justify="space-between" wrap="wrap">
                {viewSwitch}
                <ColorChoice colors={colors} />
              </Flex>
              <ColorLegend {...colors} />
              <Tables />
            </Box>
            <SidePanel />
          </>
        )}
      </Grid>
    </ColoringContext>
  );
}

type BoardView = "tables" | "plan";

/** The view of the board, kept in the address (`?view=plan`). */
function useBoardView(): [BoardView, (view: BoardView) => void] {
  const [chosen, choose] = useChoiceInAddress("view");
  return [chosen === "plan" ? "plan" : "tables", (next) => choose(next === "plan" ? next : "")];
}

function ViewSwitch({ view, onChange }: { view: BoardView; onChange: (view: BoardView) => void }) {
  return (
    <Segments
      label={t("floor-plan.view.label")}
      value={view}
      items={[
        { value: "tables", label: t("seating.tables") },
        { value: "plan", label: t("floor-plan.view.plan") },
      ]}
      size="sm"
      alignSelf="start"
      flexShrink="0"
      item={{ px: "3" }}
      onChoose={onChange}
    />
  );
}

function SidePanel() {
  const seating = useSeating();
  const panel = useStore(seating.panel);
  const { wishes, problems } = useShown();
  const views = [
    { value: "selected", label: t("seating.selected"), count: 0 },
    { value: "wishes", label: t("seating-wishes.title"), count: wishes.length },
    { value: "problems", label: t("seating.views.problems"), count: problems.length },
  ] as const;
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
      <Segments
        label={t("seating-wishes.switch")}
        value={panel}
        items={views}
        size="sm"
        w="full"
        flexShrink="0"
        item={{ px: "1.5", flex: "1", justifyContent: "center" }}
        text={{ textStyle: { base: "xs", "2xl": "sm" } }}
        onChoose={seating.panel.set}
      />
      {panel === "wishes" && <WishesPanel />}
      {panel !== "wishes" && (
        // Hidden inputs are placed by what they scroll with, or the page would grow.
        <Box position="relative" flex="1" minH="0" overflowY="auto" pe="1">
          {panel === "selected" ? <SelectedPanel /> : <ProblemList onShow={() => seating.panel.set("selected")} />}
        </Box>
      )}
    </Box>
  );
}

/** Guests without a seat. Without any, it is a rail, unless somebody opened it or searched in it. */
function UnseatedColumn() {
  const { isColumnKept } = useSeating();
  const { board, index } = useShown();
  const isKept = useStore(isColumnKept);
  const everyone = useMemo(() => [...board.guests.values()], [board]);
  const isRail = index.unseated.length === 0 && !isKept;
  const column = useRef<HTMLElement>(null);

  // What had the focus is gone.
  function keep(next: boolean, focused: string): void {
    flushSync(() => isColumnKept.set(next));
    column.current?.querySelector<HTMLElement>(focused)?.focus();
  }

  return (
    <Box
      as="section"
      ref={column}
      aria-label={t("seating.unseated.title")}
      data-drop-unseated
      display="flex"
      minH="0"
      minW="0"
      w={isRail ? "11" : { lg: "15rem", "2xl": "18rem" }}
      pe={isRail ? "2" : "4"}
      borderInlineEndWidth="1px"
    >
      {isRail ? (
        <Rail onOpen={() => keep(true, "[role=searchbox]")} />
      ) : (
        <GuestColumn
          guests={index.unseated}
          everyone={everyone}
          title={t("seating.unseated.title")}
          emptyText={t("seating.unseated.none")}
          emptyAction={
            <Button variant="ghost" size="sm" onClick={() => keep(false, "[aria-expanded]")}>
              <PanelLeftClose aria-hidden />
              {t("seating.unseated.fold")}
            </Button>
          }
          onSearch={() => isColumnKept.set(true)}
        />
      )}
    </Box>
  );
}

function Rail({ onOpen }: { onOpen: () => void }) {
  return (
    <Button
      {...hint(t("seating.unseated.unfold"))}
      variant="ghost"
      size="sm"
      w="full"
      minW="0"
      h="full"
      px="0"
      py="3"
      gap="3"
      flexDirection="column"
      justifyContent="flex-start"
      color="fg.muted"
      aria-expanded={false}
      onClick={onOpen}
    >
      <PanelLeftOpen aria-hidden />
      <Box as="span" writingMode="vertical-rl">
        {t("seating.unseated.title")}
      </Box>
    </Button>
  );
}
