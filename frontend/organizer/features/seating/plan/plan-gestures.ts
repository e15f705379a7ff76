import type { PointerEvent } from "react";
import { boundsOverlap } from "../../../../../common/floor-plan/geometry.ts";
import type { Bounds, Point } from "../../../../../common/floor-plan/plan-types.ts";
import { roomCorners, withCornerAfter, withCornerAt } from "../../../../../common/floor-plan/room-outline.ts";
import { type Guide, onGrid } from "../../../../../common/floor-plan/snap.ts";
import { boundsOfThing, noDrafts, parseKey, type Thing, type ThingKey } from "./plan-things.ts";
import { pulledPoint, resized, startThingDrag, type ThingDrag, turned } from "./thing-drag.ts";
import type { Gesture, PointerAt } from "./use-gestures.ts";
import type { PlanEditor } from "./use-plan-editor.ts";
import { toPlan } from "./viewport.ts";

/** How far a pointer moves before that is a drag, in pixels. */
const slack = 4;

/** How far things jump to be aligned, in pixels. */
const snapReach = 7;

/** The editor, and what is drawn past React while something is dragged. */
export interface GestureContext extends PlanEditor {
  element: SVGSVGElement;
  showGuides: (guides: readonly Guide[]) => void;
  showBand: (band: Bounds | null) => void;
}

/** What a press on the drawing begins; null for nothing. */
export function pressGesture(
  context: GestureContext,
  event: Pick<PointerEvent, "target" | "button" | "pointerType" | "ctrlKey" | "metaKey">,
  at: PointerAt,
  isPanning: boolean,
): Gesture | null {
  if (isPanning || event.button === 1) return panGesture(context, at);
  if (event.button !== 0 || !(event.target instanceof Element)) return null;
  const { target } = event;
  const onHandle = context.isReadOnly ? null : pressedHandle(context, target, at);
  if (onHandle) return onHandle;
  const key = parseKey(target.closest("[data-thing]")?.getAttribute("data-thing"));
  const isFinger = event.pointerType === "touch";
  if (!key) return isFinger ? panGesture(context, at, () => context.select(new Set())) : bandGesture(context, at);
  const isAdding = at.isShift || event.ctrlKey || event.metaKey;
  return isAdding ? addGesture(context, key) : thingGesture(context, key, at, isFinger);
}

function pressedHandle(context: GestureContext, target: Element, at: PointerAt): Gesture | null {
  const handle = target.closest("[data-handle]")?.getAttribute("data-handle");
  const thing = context.things.find(({ key }) => context.selection.has(key));
  if (handle && thing) return handleGesture(context, thing, handle === "turn" ? "turn" : "resize", at);
  const corner = target.closest("[data-corner]")?.getAttribute("data-corner");
  if (corner) return cornerGesture(context, Number(corner), false);
  const wall = target.closest("[data-wall]")?.getAttribute("data-wall");
  return wall ? cornerGesture(context, Number(wall), true) : null;
}

/** Adds a thing to the selection, or takes it out. */
function addGesture({ toggle }: GestureContext, key: ThingKey): Gesture {
  toggle(key);
  return { move: nothing, end: nothing, cancel: nothing };
}

function thingGesture(context: GestureContext, key: ThingKey, at: PointerAt, isFinger: boolean): Gesture {
  const { selection, select, isReadOnly } = context;
  const wasSelected = selection.has(key);
  // A finger on its way over the plan must not take a table along, unless that was selected before.
  if (isReadOnly || (isFinger && !wasSelected)) return panGesture(context, at, () => select(new Set([key])));
  if (!wasSelected) select(new Set([key]));
  return moveGesture(context, key, at, () => select(new Set([key])));
}

/** `onTap` is called if the pointer did not move. */
function panGesture({ controls }: GestureContext, at: PointerAt, onTap?: () => void): Gesture {
  let last: Point = at;
  let hasMoved = false;
  return {
    move(now) {
      if (!hasMoved && distance(at, now) < slack) return;
      hasMoved = true;
      controls.panBy({ x: now.x - last.x, y: now.y - last.y });
      last = now;
    },
    end() {
      if (!hasMoved) onTap?.();
    },
    cancel: nothing,
  };
}

/** Moves all selected things if this is one of them. `onTap` is called if the pointer did not move. */
function moveGesture(context: GestureContext, key: ThingKey, at: PointerAt, onTap: () => void): Gesture {
  const { element, things, contents, step, controls, commit, showGuides } = context;
  const keys = context.selection.has(key) ? context.selection : new Set([key]);
  let drag: ThingDrag | null = null;
  return {
    move(now) {
      if (!drag && distance(at, now) < slack) return;
      const { scale } = controls.current();
      const { plan } = contents;
      drag ??= startThingDrag(element, { things, keys, heldKey: key, plan, step, tolerance: snapReach / scale });
      element.classList.add("dragging");
      showGuides(drag.move({ x: (now.x - at.x) / scale, y: (now.y - at.y) / scale }, now.isAlt));
    },
    end() {
      element.classList.remove("dragging");
      if (!drag) return onTap();
      const places = drag.places();
      showGuides([]);
      drag.reset();
      commit(places);
    },
    cancel() {
      element.classList.remove("dragging");
      showGuides([]);
      drag?.reset();
    },
  };
}

function handleGesture(context: GestureContext, thing: Thing, kind: "turn" | "resize", at: PointerAt): Gesture {
  const change = kind === "turn" ? turned : resized;
  const pressed = toPlan(context.controls.current(), at);
  const pulled = kind === "turn" ? pressed : pulledPoint(thing);
  // The handle is beside what it pulls.
  const offset = { x: pulled.x - pressed.x, y: pulled.y - pressed.y };
  let drafts = noDrafts;
  return {
    move(now) {
      const { x, y } = toPlan(context.controls.current(), now);
      const to = { x: x + offset.x, y: y + offset.y };
      drafts = new Map([[thing.key, change(thing, to, now.isAlt)]]);
      context.setDrafts(drafts);
    },
    end() {
      context.setDrafts(noDrafts);
      context.commit(drafts);
    },
    cancel: () => context.setDrafts(noDrafts),
  };
}

function bandGesture(context: GestureContext, at: PointerAt): Gesture {
  const { controls, things, select, showBand } = context;
  const before = at.isShift ? context.selection : new Set<ThingKey>();
  const from = toPlan(controls.current(), at);
  let band: Bounds | null = null;
  return {
    move(now) {
      if (!band && distance(at, now) < slack) return;
      const to = toPlan(controls.current(), now);
      band = {
        left: Math.min(from.x, to.x),
        top: Math.min(from.y, to.y),
        right: Math.max(from.x, to.x),
        bottom: Math.max(from.y, to.y),
      };
      showBand(band);
    },
    end() {
      showBand(null);
      const found = band;
      const touched = found ? things.filter((thing) => boundsOverlap(boundsOfThing(thing), found)) : [];
      select(new Set([...before, ...touched.map(({ key }) => key)]));
    },
    cancel: () => showBand(null),
  };
}

/** With `isNew`, moves a new corner in the wall after it. */
function cornerGesture(context: GestureContext, index: number, isNew: boolean): Gesture {
  const { contents, step, controls, setOutline, saveOutline } = context;
  const before = roomCorners(contents.plan);
  const corners = isNew ? withCornerAfter(before, index) : before;
  const moved = isNew ? index + 1 : index;
  let outline: readonly Point[] | null = null;
  return {
    move(now) {
      const to = toPlan(controls.current(), now);
      const placed = (at: number) => Math.round(onGrid(at, now.isAlt ? 1 : (step ?? 1)));
      outline = withCornerAt(corners, moved, { x: placed(to.x), y: placed(to.y) });
      setOutline(outline);
    },
    end() {
      setOutline(null);
      if (outline) saveOutline(outline);
    },
    cancel: () => setOutline(null),
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function nothing(): void {
  // There is nothing to do.
}
