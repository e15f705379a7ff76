import { Box, Flex, Heading, Stack } from "@chakra-ui/react";
import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import { t } from "../../../lib/text.ts";
import { LoadError } from "../../../ui/empty-panel.tsx";
import { PageSpinner } from "../../../ui/page-spinner.tsx";
import type { FloorPlan } from "../model/extras.ts";
import { nothingSelected, selectTable } from "../model/selection.ts";
import { SelectedPanel } from "../panels/selected-panel.tsx";
import { TablePanel } from "../panels/table-panel.tsx";
import { type Seating, useSeating, useSelection, useShown } from "../seating.ts";
import { useStore } from "../store.ts";
import { FindGuest } from "./find-guest.tsx";
import { PlanDrawing } from "./plan-drawing.tsx";
import { boardTexts, merged, narrowWays, planProblems } from "./plan-problems.ts";
import { type ThingKey, tableKey } from "./plan-things.ts";
import { PlanToolbar } from "./plan-toolbar.tsx";
import { RoomForm } from "./room-form.tsx";
import { ArrangeForm, FixtureForm, TablePlaceForm } from "./thing-form.tsx";
import { ThingList } from "./thing-list.tsx";
import { type PlanEditor, usePlanEditor } from "./use-plan-editor.ts";

interface PlanViewProps {
  viewSwitch?: ReactNode;
}

export function PlanView(props: PlanViewProps) {
  const { extras, extrasFailure } = useShown();
  if (extrasFailure) return <LoadError title={t("floor-plan.loadFailed")} {...extrasFailure} />;
  if (!extras) return <PageSpinner label={t("floor-plan.loading")} />;
  return <LoadedPlan {...props} plan={extras.plan} />;
}

interface LoadedPlanProps extends PlanViewProps {
  plan: FloorPlan;
}

function LoadedPlan({ viewSwitch, plan }: LoadedPlanProps) {
  const seating = useSeating();
  const { index, problems, isPhone } = useShown();
  const [selection, onSelect] = usePlanSelection(seating, isPhone);
  const contents = useMemo(() => ({ plan, tables: index.tables, guestsAt: index.guestsAt }), [plan, index]);
  const texts = useMemo(() => merged(planProblems(contents), boardTexts(problems)), [contents, problems]);
  const editor = usePlanEditor({ contents, selection, onSelect });
  const { unit } = editor;
  const listed = useMemo(() => merged(texts, narrowWays(contents, unit)), [texts, contents, unit]);

  const revealed = useStore(seating.reveal);
  // What was brought into view among the cards is none of the plan's business.
  const [earlier] = useState(revealed);
  const reveal = useEffectEvent((tableId: number) => editor.pick(tableKey(tableId)));
  useEffect(() => {
    if (revealed && revealed !== earlier) reveal(revealed.tableId);
  }, [revealed, earlier]);

  const toolbar = <PlanToolbar editor={editor} viewSwitch={viewSwitch} />;
  const drawing = (
    <PlanDrawing editor={editor} problems={texts}>
      <FindGuest editor={editor} />
    </PlanDrawing>
  );
  const form = <SelectedThings editor={editor} />;
  const list = <ThingList editor={editor} problems={listed} />;
  const heading = selection.size === 0 ? t("floor-plan.room.title") : t("seating.selected");
  if (isPhone) {
    return (
      <Flex position="relative" direction="column" gap="4" flex="1" minH="0" overflowY="auto">
        {toolbar}
        <Flex h="55dvh" flexShrink="0">
          {drawing}
        </Flex>
        <Heading as="h2" textStyle="md" fontWeight="semibold">
          {heading}
        </Heading>
        {form}
        {list}
      </Flex>
    );
  }
  return (
    <>
      <Flex as="section" aria-label={t("floor-plan.view.plan")} direction="column" gap="3" minH="0" minW="0" px="4">
        {toolbar}
        {drawing}
      </Flex>
      <Flex
        as="section"
        aria-label={t("seating.selected")}
        direction="column"
        gap="4"
        minH="0"
        minW="0"
        ps="4"
        borderInlineStartWidth="1px"
      >
        <Heading as="h2" textStyle="md" fontWeight="semibold">
          {heading}
        </Heading>
        {/* Hidden inputs are placed by what they scroll with, or the page would grow. */}
        <Box position="relative" flex="1 1 60%" minH="0" overflowY="auto" pe="1">
          {form}
        </Box>
        <Box flex="0 1 auto" maxH="40%" overflowY="auto" pt="3" borderTopWidth="1px">
          {list}
        </Box>
      </Flex>
    </>
  );
}

/** The plan's selection, also selected on the board if it is one table, unless `isApart` (on phones). */
function usePlanSelection(
  { selection }: Seating,
  isApart: boolean,
): [ReadonlySet<ThingKey>, (keys: ReadonlySet<ThingKey>) => void] {
  const board = useSelection(selection);
  const [chosen, setChosen] = useState<ReadonlySet<ThingKey>>(none);

  const select = useCallback(
    (keys: ReadonlySet<ThingKey>) => {
      setChosen(keys);
      if (isApart) return;
      const tableId = onlyTable(keys);
      selection.set(tableId === undefined ? nothingSelected : selectTable(tableId));
    },
    [selection, isApart],
  );

  const keys = useMemo(() => {
    if (isApart) return chosen;
    if (board.guestIds.size > 0) return none;
    if (board.tableId !== null) return new Set([tableKey(board.tableId)]);
    // A table that the board no longer has selected is not selected here either.
    return onlyTable(chosen) === undefined ? chosen : none;
  }, [board, chosen, isApart]);
  return [keys, select];
}

const none: ReadonlySet<ThingKey> = new Set();

function onlyTable(keys: ReadonlySet<ThingKey>): number | undefined {
  const [only, ...others] = keys;
  return only?.startsWith("table-") && others.length === 0 ? Number(only.slice("table-".length)) : undefined;
}

function SelectedThings({ editor }: { editor: PlanEditor }) {
  const board = useSelection(useSeating().selection);
  const [only, ...others] = editor.selected;
  if (others.length > 0) return <ArrangeForm editor={editor} />;
  if (only?.kind === "fixture") return <FixtureForm key={only.key} thing={only} editor={editor} />;
  const isOnBoard = board.guestIds.size > 0 || board.tableId !== null;
  if (!only && !isOnBoard) return <RoomForm editor={editor} />;
  return (
    <Stack gap="5">
      {only && <TablePlaceForm key={only.key} thing={only} editor={editor} />}
      {isOnBoard ? <SelectedPanel /> : only && <TablePanel key={`panel ${only.key}`} table={only.table} />}
    </Stack>
  );
}
