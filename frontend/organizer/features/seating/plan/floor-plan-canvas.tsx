import { chakra } from "@chakra-ui/react";
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from "react";
import type { Point } from "../../../../../common/floor-plan/plan-types.ts";
import { roomCorners } from "../../../../../common/floor-plan/room-outline.ts";
import { guestIdOf } from "../guest-gestures.ts";
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
import { type GestureContext, pressGesture } from "./plan-gestures.ts";
import { planStyles } from "./plan-styles.ts";
import type { Drafts, PlanContents, Thing, ThingKey } from "./plan-things.ts";
import { useGestures } from "./use-gestures.ts";
import type { ViewControls } from "./viewport.ts";

interface FloorPlanCanvasProps {
  svg: RefObject<SVGSVGElement | null>;
  label: string;
  helpId: string;
  contents: PlanContents;
  things: readonly Thing[];
  controls: ViewControls;
  selection: ReadonlySet<ThingKey>;
  problemIds: ReadonlySet<number>;
  /** Width of the grid; null for none. */
  step: number | null;
  isEditingWalls: boolean;
  isReadOnly: boolean;
  onSelect: (keys: ReadonlySet<ThingKey>) => void;
  onDraft: (drafts: Drafts) => void;
  onCommit: (drafts: Drafts) => void;
  onDraftOutline: (corners: readonly Point[] | null) => void;
  onCommitOutline: (corners: readonly Point[]) => void;
  onGuest: (guestId: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: () => void;
}

/** The drawing of the floor plan, which pointers change. Keys do so while it has the focus. */
export function FloorPlanCanvas(props: FloorPlanCanvasProps) {
  const { svg, contents, things, controls, selection, step, isEditingWalls, isReadOnly } = props;
  const { view, size } = controls;
  const overlay = useRef<SVGGElement>(null);
  const isSpaceHeld = useRef(false);
  const gestures = useGestures(svg, (factor, middle, by) => {
    controls.panBy(by);
    controls.zoomAt(factor, middle);
  });
  const [only, ...others] = things.filter(({ key }) => selection.has(key));

  function onPointerDown(event: PointerEvent<SVGSVGElement>): void {
    const element = svg.current;
    // Guests on their chairs are moved as everywhere on the board.
    if (!element || guestIdOf(event.target) !== null) return;
    const context: GestureContext = {
      svg: element,
      plan: contents.plan,
      things,
      selection,
      step,
      view: controls.current,
      panBy: controls.panBy,
      select: props.onSelect,
      draft: props.onDraft,
      commit: props.onCommit,
      draftOutline: props.onDraftOutline,
      commitOutline: props.onCommitOutline,
      showGuides: (guides) => showGuides(overlay.current, guides),
      showBand: (band) => showBand(overlay.current, band),
    };
    const mode = { isPanning: isSpaceHeld.current, isReadOnly };
    gestures.press(event, (at) => pressGesture(context, event, at, mode));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === " ") {
      isSpaceHeld.current = true;
      event.preventDefault();
    } else if (event.key === "Escape" && gestures.isBusy()) {
      gestures.cancel();
    } else props.onKeyDown(event);
  }

  return (
    <Drawing
      ref={svg}
      css={planStyles}
      className={isEditingWalls ? "editing-walls" : undefined}
      role="application"
      aria-label={props.label}
      aria-describedby={props.helpId}
      tabIndex={0}
      onPointerDown={onPointerDown}
      onClick={(event) => {
        const guestId = guestIdOf(event.target);
        if (guestId !== null) props.onGuest(guestId);
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
        props.onBlur();
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
            problemIds={props.problemIds}
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
