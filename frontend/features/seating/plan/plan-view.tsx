import { Box, Flex, Heading } from "@chakra-ui/react";
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from "react";
import { t, textOf } from "../../../lib/text.ts";
import { LoadError } from "../../../ui/load-error.tsx";
import { PageSpinner } from "../../../ui/page-spinner.tsx";
import type { FloorPlan } from "../model/floor-plan.ts";
import type { Problem } from "../model/problems.ts";
import { selectGuest } from "../model/selection.ts";
import { type ShownBoard, useSeating } from "../seating.ts";
import { useStore } from "../store.ts";
import { FindGuest } from "./find-guest.tsx";
import { planUnit } from "./lengths.ts";
import { PlanDrawing } from "./plan-drawing.tsx";
import { narrowWays, planProblems } from "./plan-problems.ts";
import { type ThingKey, tableKey } from "./plan-things.ts";
import { PlanToolbar } from "./plan-toolbar.tsx";
import { SelectedThings } from "./selected-things.tsx";
import { ThingList } from "./thing-list.tsx";
import { usePlanEditor } from "./use-plan-editor.ts";
import { usePlanSelection } from "./use-plan-selection.ts";

interface PlanViewProps {
  shown: ShownBoard;
  problems: readonly Problem[];
  isPhone: boolean;
  viewSwitch?: ReactNode;
}

export function PlanView(props: PlanViewProps) {
  const { extras, extrasFailure } = props.shown;
  if (extrasFailure) return <LoadError title={t("floor-plan.loadFailed")} {...extrasFailure} />;
  if (!extras) return <PageSpinner label={t("floor-plan.loading")} />;
  return <LoadedPlan {...props} plan={extras.plan} />;
}

interface LoadedPlanProps extends PlanViewProps {
  plan: FloorPlan;
}

function LoadedPlan({ shown, problems, isPhone, viewSwitch, plan }: LoadedPlanProps) {
  const seating = useSeating();
  const { isReadOnly } = seating;
  const { index } = shown;
  const unit = planUnit(plan);
  const [selection, onSelect] = usePlanSelection(seating, isPhone);
  const contents = useMemo(() => ({ plan, tables: index.tables, guestsAt: index.guestsAt }), [plan, index]);
  const texts = useMemo(() => merged(planProblems(contents), boardTexts(problems)), [contents, problems]);
  const listed = useMemo(() => merged(texts, narrowWays(contents, unit)), [texts, contents, unit]);
  const editor = usePlanEditor({ contents, selection, onSelect });

  const revealed = useStore(seating.reveal);
  // What was brought into view among the cards is none of the plan's business.
  const [earlier] = useState(revealed);
  const reveal = useEffectEvent((tableId: number) => editor.pick(tableKey(tableId)));
  useEffect(() => {
    if (revealed && revealed !== earlier) reveal(revealed.tableId);
  }, [revealed, earlier]);

  const toolbar = <PlanToolbar editor={editor} isReadOnly={isReadOnly} viewSwitch={viewSwitch} />;
  const drawing = (
    <PlanDrawing
      editor={editor}
      unit={unit}
      isReadOnly={isReadOnly}
      problems={texts}
      onGuest={(guestId) => seating.selection.set(selectGuest(guestId))}
    >
      <FindGuest editor={editor} shown={shown} isPhone={isPhone} />
    </PlanDrawing>
  );
  const form = (
    <SelectedThings
      editor={editor}
      shown={shown}
      problems={problems}
      unit={unit}
      onUnit={(next) => editor.change({ isInFeet: next === "ft" })}
      isReadOnly={isReadOnly}
    />
  );
  const list = <ThingList editor={editor} isReadOnly={isReadOnly} problems={listed} />;
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

function boardTexts(problems: readonly Problem[]): Map<ThingKey, string[]> {
  const texts = new Map<ThingKey, string[]>();
  for (const { tableIds, text } of problems) {
    for (const id of tableIds) texts.set(tableKey(id), [...(texts.get(tableKey(id)) ?? []), textOf(text)]);
  }
  return texts;
}

function merged(
  one: ReadonlyMap<ThingKey, readonly string[]>,
  other: ReadonlyMap<ThingKey, readonly string[]>,
): Map<ThingKey, readonly string[]> {
  const all = new Map(one);
  for (const [key, texts] of other) all.set(key, [...(all.get(key) ?? []), ...texts]);
  return all;
}
