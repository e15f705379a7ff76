import type { KeyboardEvent } from "react";
import type { Point } from "../../../../../common/floor-plan/plan-types.ts";
import type { PlanEditor } from "./use-plan-editor.ts";

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Does what a key means on the plan. */
export function pressOnPlan(event: KeyboardEvent, editor: PlanEditor): void {
  const isCommand = event.ctrlKey || event.metaKey;
  const arrow = isCommand ? undefined : arrows[event.key];
  const act = isCommand ? commands[event.key.toLowerCase()] : plainKeys[event.key];
  // What the arrows moved is saved before anything else happens, such as undoing it.
  if (!arrow && !act) editor.flush();
  else event.preventDefault();
  if (arrow) editor.nudge(arrow, event.shiftKey);
  else act?.(editor);
}

type KeyActs = Readonly<Record<string, (editor: PlanEditor) => void>>;

const commands: KeyActs = {
  d: ({ duplicate }) => duplicate(),
  a: ({ selectAll }) => selectAll(),
};

const plainKeys: KeyActs = {
  Delete: ({ remove }) => remove(),
  Backspace: ({ remove }) => remove(),
  Escape: ({ select }) => select(new Set()),
  PageDown: ({ selectNext }) => selectNext(1),
  PageUp: ({ selectNext }) => selectNext(-1),
  "+": ({ zoomIn }) => zoomIn(),
  "=": ({ zoomIn }) => zoomIn(),
  "-": ({ zoomOut }) => zoomOut(),
  "0": ({ controls }) => controls.showAll(),
  "[": ({ turn }) => turn(-15),
  "]": ({ turn }) => turn(15),
};
