import { Box, chakra, VisuallyHidden } from "@chakra-ui/react";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useMemo, useRef } from "react";
import { formatLength } from "../../../../../common/floor-plan/lengths.ts";
import { roomCorners } from "../../../../../common/floor-plan/room-outline.ts";
import { languageTag, t } from "../../../lib/text.ts";
import { ZoomButtons } from "../../../ui/zoom-buttons.tsx";
import { guestIdOf } from "../guest-gestures.ts";
import { selectGuest } from "../model/selection.ts";
import { useSeating } from "../seating.ts";
import {
  CanvasOverlay,
  FixtureLayer,
  RoomShape,
  showBand,
  showGuides,
  TableLayer,
  ThingHandles,
  WallHandles,
} from "./canvas-layers.tsx";
import { pressGesture } from "./plan-gestures.ts";
import { pressOnPlan } from "./plan-keys.ts";
import { planStyles } from "./plan-styles.ts";
import { isStanding, type PlanContents, type ThingKey, tableKey } from "./plan-things.ts";
import { useGestures } from "./use-gestures.ts";
import type { PlanEditor } from "./use-plan-editor.ts";

interface PlanDrawingProps {
  editor: PlanEditor;
  problems: ReadonlyMap<ThingKey, readonly string[]>;
  children: ReactNode;
}

/** The floor plan, which pointers change; keys do so while it has the focus. */
export function PlanDrawing({ editor, problems, children }: PlanDrawingProps) {
  const helpId = useId();
  return (
    <Box position="relative" flex="1" minW="0" minH="0">
      <Canvas editor={editor} problems={problems} helpId={helpId} />
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

interface CanvasProps extends Omit<PlanDrawingProps, "children"> {
  helpId: string;
}

function Canvas({ editor, problems, helpId }: CanvasProps) {
  const { svg, contents, things, controls, selection, step, isEditingWalls, isReadOnly } = editor;
  const { view, size } = controls;
  const seating = useSeating();
  const problemIds = useMemo(() => tablesIn(contents, problems), [contents, problems]);
  const overlay = useRef<SVGGElement>(null);
  const isSpaceHeld = useRef(false);
  const gestures = useGestures(svg, (factor, middle, by) => {
    controls.panBy(by);
    controls.zoomAt(factor, middle);
  });
  const [only, ...others] = editor.selected;

  function onPointerDown(event: PointerEvent<SVGSVGElement>): void {
    const element = svg.current;
    // Guests on their chairs are moved as everywhere on the board.
    if (!element || guestIdOf(event.target) !== null) return;
    const context = {
      ...editor,
      element,
      showGuides: showGuides.bind(null, overlay.current),
      showBand: showBand.bind(null, overlay.current),
    };
    gestures.press(event, (at) => pressGesture(context, event, at, isSpaceHeld.current));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === " ") {
      isSpaceHeld.current = true;
      event.preventDefault();
    } else if (event.key === "Escape" && gestures.isBusy()) gestures.cancel();
    else pressOnPlan(event, editor);
  }

  return (
    <Drawing
      ref={svg}
      css={planStyles}
      className={isEditingWalls ? "editing-walls" : undefined}
      role="application"
      aria-label={planLabel(editor)}
      aria-describedby={helpId}
      tabIndex={0}
      onPointerDown={onPointerDown}
      onClick={(event) => {
        const guestId = guestIdOf(event.target);
        if (guestId !== null) seating.selection.set(selectGuest(guestId));
      }}
      onPointerMove={gestures.onPointerMove}
      onPointerUp={gestures.onPointerUp}
      onPointerCancel={gestures.onPointerCancel}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => {
        if (event.key === " ") isSpaceHeld.current = false;
      }}
      onBlur={() => {
        isSpaceHeld.current = false;
        editor.flush();
      }}
    >
      {size.width > 0 && (
        <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
          <RoomShape plan={contents.plan} step={step} />
          <FixtureLayer things={things} selection={selection} />
          <TableLayer
            things={things}
            guestsAt={contents.guestsAt}
            selection={selection}
            problemIds={problemIds}
            view={view}
            size={size}
          />
          {only && others.length === 0 && !isReadOnly && !isEditingWalls && (
            <ThingHandles thing={only} scale={view.scale} />
          )}
          {isEditingWalls && <WallHandles corners={roomCorners(contents.plan)} scale={view.scale} />}
          <CanvasOverlay ref={overlay} />
        </g>
      )}
    </Drawing>
  );
}

const Drawing = chakra("svg");

function planLabel({ contents: { plan, tables }, unit }: PlanEditor): string {
  return t("floor-plan.label", {
    tables: tables.filter(isStanding).length,
    width: formatLength(plan.width, unit, languageTag),
    depth: formatLength(plan.depth, unit, languageTag),
  });
}

function tablesIn({ tables }: PlanContents, problems: ReadonlyMap<ThingKey, unknown>): ReadonlySet<number> {
  return new Set(tables.filter(({ id }) => problems.has(tableKey(id))).map(({ id }) => id));
}
