import type { KeyboardEvent } from "react";
import type { Point } from "../../../../common/floor-plan/plan-types.ts";

export interface PlanKeyActions {
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
export function pressKey(event: KeyboardEvent, actions: PlanKeyActions): boolean {
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
