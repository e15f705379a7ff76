import { Box, VisuallyHidden } from "@chakra-ui/react";
import { type KeyboardEvent, type ReactNode, useId, useMemo } from "react";
import { formatLength, type LengthUnit } from "../../../../../common/floor-plan/lengths.ts";
import type { Point } from "../../../../../common/floor-plan/plan-types.ts";
import { languageTag, t } from "../../../lib/text.ts";
import { ZoomButtons } from "../../../ui/zoom-buttons.tsx";
import { FloorPlanCanvas } from "./floor-plan-canvas.tsx";
import { isStanding, type PlanContents, type ThingKey, tableKey } from "./plan-things.ts";
import type { PlanEditor } from "./use-plan-editor.ts";

interface PlanDrawingProps {
  editor: PlanEditor;
  unit: LengthUnit;
  isReadOnly: boolean;
  problems: ReadonlyMap<ThingKey, readonly string[]>;
  onGuest: (guestId: number) => void;
  children: ReactNode;
}

export function PlanDrawing({ editor, unit, isReadOnly, problems, onGuest, children }: PlanDrawingProps) {
  const { contents } = editor;
  const helpId = useId();
  const problemIds = useMemo(() => tablesIn(contents, problems), [contents, problems]);
  return (
    <Box position="relative" flex="1" minW="0" minH="0">
      <FloorPlanCanvas
        {...editor}
        onSelect={editor.select}
        onDraft={editor.setDrafts}
        onCommit={editor.commit}
        onDraftOutline={editor.setOutline}
        onCommitOutline={editor.saveOutline}
        onGuest={onGuest}
        label={planLabel(contents, unit)}
        helpId={helpId}
        problemIds={problemIds}
        isReadOnly={isReadOnly}
        onKeyDown={(event) => pressOnPlan(event, editor, isReadOnly)}
        onBlur={editor.flush}
      />
      <Box position="absolute" insetInlineStart="3" top="3">
        {children}
      </Box>
      <ZoomButtons
        onZoomIn={editor.zoomIn}
        onZoomOut={editor.zoomOut}
        fit={{ label: t("floor-plan.showAll"), onFit: editor.controls.showAll }}
      />
      <VisuallyHidden id={helpId}>{t("floor-plan.help")}</VisuallyHidden>
    </Box>
  );
}

function planLabel({ plan, tables }: PlanContents, unit: LengthUnit): string {
  return t("floor-plan.label", {
    tables: tables.filter(isStanding).length,
    width: formatLength(plan.width, unit, languageTag),
    depth: formatLength(plan.depth, unit, languageTag),
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
    showAll: controls.showAll,
  });
  // What the arrows moved is saved before anything else happens, such as undoing it.
  if (!isUsed) editor.flush();
}

function nothing(): void {
  // The sample event cannot be changed.
}

function tablesIn({ tables }: PlanContents, problems: ReadonlyMap<ThingKey, unknown>): ReadonlySet<number> {
  return new Set(tables.filter(({ id }) => problems.has(tableKey(id))).map(({ id }) => id));
}

interface PlanKeyActions {
  nudge: (steps: Point, isFine: boolean) => void;
  turn: (degrees: number) => void;
  selectNext: (step: 1 | -1) => void;
  selectAll: () => void;
  selectNothing: () => void;
  duplicate: () => void;
  remove: () => void;
  zoomIn: () => void;
  zoomOut: () => void;
  showAll: () => void;
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Does what a key means on the plan. Returns whether it meant something. */
function pressKey(event: KeyboardEvent, actions: PlanKeyActions): boolean {
  const isCommand = event.ctrlKey || event.metaKey;
  const isDone = isCommand ? pressCommand(event, actions) : pressPlain(event, actions);
  if (isDone) event.preventDefault();
  return isDone;
}

function pressCommand({ key }: KeyboardEvent, actions: PlanKeyActions): boolean {
  if (key.toLowerCase() === "d") actions.duplicate();
  else if (key.toLowerCase() === "a") actions.selectAll();
  else return false;
  return true;
}

function pressPlain({ key, shiftKey }: KeyboardEvent, actions: PlanKeyActions): boolean {
  const arrow = arrows[key];
  if (arrow) actions.nudge(arrow, shiftKey);
  else {
    const action = plainKeys[key];
    if (!action) return false;
    action(actions);
  }
  return true;
}

const plainKeys: Readonly<Record<string, (actions: PlanKeyActions) => void>> = {
  Delete: ({ remove }) => remove(),
  Backspace: ({ remove }) => remove(),
  Escape: ({ selectNothing }) => selectNothing(),
  PageDown: ({ selectNext }) => selectNext(1),
  PageUp: ({ selectNext }) => selectNext(-1),
  "+": ({ zoomIn }) => zoomIn(),
  "=": ({ zoomIn }) => zoomIn(),
  "-": ({ zoomOut }) => zoomOut(),
  "0": ({ showAll }) => showAll(),
  "[": ({ turn }) => turn(-15),
  "]": ({ turn }) => turn(15),
};
