import { Box, Flex, VisuallyHidden } from "@chakra-ui/react";
import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { t } from "../../../lib/text.ts";
import { ArrangeForm } from "./arrange-form.tsx";
import { FloorPlanCanvas } from "./floor-plan-canvas.tsx";
import { keepUnit, type LengthUnit, lengthText, preferredUnit } from "./lengths.ts";
import { pressKey } from "./plan-keys.ts";
import { planProblems } from "./plan-problems.ts";
import { isStanding, type PlanContents, type ThingKey } from "./plan-things.ts";
import { PlanToolbar } from "./plan-toolbar.tsx";
import { RoomForm } from "./room-form.tsx";
import { ThingForm } from "./thing-form.tsx";
import { ThingList } from "./thing-list.tsx";
import { type PlanActs, type PlanEditor, usePlanEditor } from "./use-plan-editor.ts";
import { ZoomButtons } from "./zoom-buttons.tsx";

interface FloorPlanEditorProps {
  contents: PlanContents;
  acts: PlanActs;
  selection: ReadonlySet<ThingKey>;
  isReadOnly: boolean;
  /** What the board finds wrong with tables, in words, by the table's key. */
  boardProblems: ReadonlyMap<ThingKey, readonly string[]>;
  onSelect: (keys: ReadonlySet<ThingKey>) => void;
}

/** The floor plan as a drawing, and beside it the same as a list with a form. */
export function FloorPlanEditor(props: FloorPlanEditorProps) {
  const { contents, isReadOnly, boardProblems } = props;
  const editor = usePlanEditor(props);
  const [unit, setUnit] = useState(preferredUnit);
  const helpId = useId();
  const problems = useMemo(() => merged(planProblems(contents), boardProblems), [contents, boardProblems]);
  const problemIds = useMemo(() => tablesIn(contents, problems), [contents, problems]);

  return (
    <Flex direction="column" gap="3" h="full" minH="0" containerType="inline-size">
      <PlanToolbar editor={editor} isReadOnly={isReadOnly} />
      <Box css={layout}>
        <Box position="relative" minW="0" minH={{ base: "22rem", md: "28rem" }}>
          <FloorPlanCanvas
            {...editor}
            onSelect={editor.select}
            onDraft={editor.setDrafts}
            onCommit={editor.commit}
            onDraftOutline={editor.setOutline}
            onCommitOutline={editor.saveOutline}
            label={planLabel(contents, unit)}
            helpId={helpId}
            problemIds={problemIds}
            isReadOnly={isReadOnly}
            onKeyDown={(event) => pressOnPlan(event, editor, isReadOnly)}
            onBlur={editor.flush}
          />
          <ZoomButtons controls={editor.controls} />
        </Box>
        <Flex direction="column" gap="6" minW="0" overflowY="auto" pe="1">
          <SelectedForm editor={editor} unit={unit} isReadOnly={isReadOnly} onUnit={chooseUnit} />
          <ThingList editor={editor} isReadOnly={isReadOnly} problems={problems} />
        </Flex>
      </Box>
      <VisuallyHidden id={helpId}>{t("floor-plan.help")}</VisuallyHidden>
    </Flex>
  );

  function chooseUnit(next: LengthUnit): void {
    setUnit(next);
    keepUnit(next);
  }
}

/** Beside each other where there is room for both. */
const layout = {
  display: "grid",
  gap: "4",
  flex: "1",
  minH: "0",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@container (min-width: 44rem)": { gridTemplateColumns: "minmax(0, 1fr) 15rem", gridTemplateRows: "minmax(0, 1fr)" },
} as const;

interface SelectedFormProps {
  editor: PlanEditor;
  unit: LengthUnit;
  isReadOnly: boolean;
  onUnit: (unit: LengthUnit) => void;
}

function SelectedForm({ editor, unit, isReadOnly, onUnit }: SelectedFormProps) {
  const [only, ...others] = editor.selected;
  if (!only) return <RoomForm editor={editor} unit={unit} onUnit={onUnit} isReadOnly={isReadOnly} />;
  if (others.length > 0) return <ArrangeForm editor={editor} isReadOnly={isReadOnly} />;
  return <ThingForm key={only.key} editor={editor} thing={only} unit={unit} isReadOnly={isReadOnly} />;
}

function planLabel({ plan, tables }: PlanContents, unit: LengthUnit): string {
  return t("floor-plan.label", {
    tables: tables.filter(isStanding).length,
    width: `${lengthText(plan.width, unit)} ${unit}`,
    depth: `${lengthText(plan.depth, unit)} ${unit}`,
  });
}

function pressOnPlan(event: KeyboardEvent, editor: PlanEditor, isReadOnly: boolean): void {
  const { controls } = editor;
  const isUsed = pressKey(event, {
    ...editor,
    selectNothing: () => editor.select(new Set()),
    nudge: isReadOnly ? nothing : editor.nudge,
    turn: isReadOnly ? nothing : editor.turn,
    duplicate: isReadOnly ? nothing : editor.duplicate,
    remove: isReadOnly ? nothing : editor.remove,
    zoomIn: controls.zoomIn,
    zoomOut: controls.zoomOut,
    showAll: controls.showAll,
  });
  // What the arrows moved is saved before anything else happens, such as undoing it.
  if (!isUsed) editor.flush();
}

function nothing(): void {
  // The sample event cannot be changed.
}

function merged(
  one: ReadonlyMap<ThingKey, readonly string[]>,
  other: ReadonlyMap<ThingKey, readonly string[]>,
): Map<ThingKey, readonly string[]> {
  const all = new Map(one);
  for (const [key, texts] of other) all.set(key, [...(all.get(key) ?? []), ...texts]);
  return all;
}

function tablesIn({ tables }: PlanContents, problems: ReadonlyMap<ThingKey, unknown>): ReadonlySet<number> {
  return new Set(tables.filter(({ id }) => problems.has(`table-${id}`)).map(({ id }) => id));
}
