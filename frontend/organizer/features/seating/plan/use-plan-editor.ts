import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { middleOf, unitedBounds } from "../../../../../common/floor-plan/geometry.ts";
import { formatLength } from "../../../../../common/floor-plan/lengths.ts";
import type { FixtureKind, Point, TableShape } from "../../../../../common/floor-plan/plan-types.ts";
import { roomBounds } from "../../../../../common/floor-plan/room-outline.ts";
import { gridSteps, onGrid } from "../../../../../common/floor-plan/snap.ts";
import { languageTag, t } from "../../../lib/text.ts";
import { showToast } from "../../../lib/toast.ts";
import type { BoardTable } from "../model/board.ts";
import type { BoardAct, NewTable } from "../model/board-act.ts";
import type { PlanChange, PlanFixture } from "../model/extras.ts";
import { useSeating } from "../seating.ts";
import { planUnit } from "./lengths.ts";
import { type Arrangement, arranged, copiesOf, newFixture, newTable, placedTable } from "./plan-acts.ts";
import {
  boundsOfThing,
  changeOfDrafts,
  type Drafts,
  drafted,
  noDrafts,
  type PlanContents,
  placeOf,
  removalOf,
  type Thing,
  type ThingKey,
  tableKey,
  thingName,
  thingsOf,
} from "./plan-things.ts";
import { isSeen, toPlan, toWindow, useView, zoomStep } from "./viewport.ts";

interface EditorOptions {
  contents: PlanContents;
  selection: ReadonlySet<ThingKey>;
  onSelect: (keys: ReadonlySet<ThingKey>) => void;
}

/** Which of the grid's steps. */
const firstGrid = 1;

/** Centimeters, where there is no grid. */
const keyStep = 10;

/** Here most names fit onto their chairs. */
const findScale = 1;

export function usePlanEditor({ contents, selection, onSelect }: EditorOptions) {
  const seating = useSeating();
  const { isReadOnly } = seating;
  const unit = planUnit(contents.plan);
  const svg = useRef<SVGSVGElement>(null);
  const [grid, setGrid] = useState<number | null>(firstGrid);
  const step = grid === null ? null : (gridSteps[unit][grid] ?? null);
  const [isEditingWalls, setIsEditingWalls] = useState(false);
  const [outline, setOutline] = useState<readonly Point[] | null>(null);
  const saved = useMemo(() => thingsOf(contents), [contents]);
  const { drafts, setDrafts, change: nudge, flush } = useDrafts(saved, commit);
  const things = useMemo(
    () => (drafts === noDrafts ? saved : saved.map((thing) => drafted(thing, drafts))),
    [saved, drafts],
  );
  const shown = outline ? { ...contents, plan: { ...contents.plan, outline } } : contents;
  const controls = useView(svg, roomBounds(contents.plan));
  const selected = things.filter(({ key }) => selection.has(key));

  const announce = seating.announcement.set;

  function change(planChange: PlanChange): void {
    void seating.act({ kind: "changePlan", change: planChange });
  }

  function commit(changed: Drafts): void {
    const planChange = changeOfDrafts(saved, changed);
    if (planChange) change(planChange);
  }

  function select(keys: ReadonlySet<ThingKey>): void {
    flush();
    onSelect(keys);
  }

  function pick(key: ThingKey): void {
    select(new Set([key]));
    const thing = things.find((one) => one.key === key);
    if (!thing) return;
    const bounds = boundsOfThing(thing);
    if (!isSeen(controls.view, controls.size, bounds)) controls.bringToMiddle(bounds);
    announce(t("floor-plan.announce.selected", { name: thingName(thing) }));
  }

  /** Brings a table into the middle, close enough to read who sits there. */
  function find(key: ThingKey): void {
    select(new Set([key]));
    const thing = things.find((one) => one.key === key);
    if (thing) controls.bringToMiddle(boundsOfThing(thing), findScale);
  }

  function selectNext(direction: 1 | -1): void {
    const at = things.findIndex(({ key }) => selection.has(key));
    const from = at < 0 && direction < 0 ? 0 : at;
    const next = things.at((from + direction) % Math.max(1, things.length));
    if (next) pick(next.key);
  }

  /** Adds things, and selects them when they are there: what is new has no id by which it could be selected before. */
  async function add({ tables = [], fixtures = [] }: NewThings): Promise<void> {
    select(nothing);
    const known = new Set(things.map(({ key }) => key));
    const acts: BoardAct[] = [
      ...(fixtures.length > 0 ? [{ kind: "changePlan", change: { fixtures } } as const] : []),
      ...(tables.length > 0 ? [{ kind: "tables", added: tables } as const] : []),
    ];
    await Promise.all(acts.map((act) => seating.act(act)));
    const { index, extras } = seating.current();
    const after = extras ? thingsOf({ ...index, plan: extras.plan }) : [];
    onSelect(new Set(after.map(({ key }) => key).filter((key) => !known.has(key))));
  }

  function middle(): Point {
    const { width, height } = controls.size;
    const { x, y } = toPlan(controls.current(), { x: width / 2, y: height / 2 });
    return { x: onGrid(x, step ?? 1), y: onGrid(y, step ?? 1) };
  }

  function duplicate(): void {
    if (!isReadOnly) void add(copiesOf(contents, selected));
  }

  function remove(): void {
    if (isReadOnly || selected.length === 0) return;
    change(removalOf(selected));
    announce(t("floor-plan.announce.removed", { count: selected.length }));
    select(nothing);
  }

  function arrange(tables: readonly BoardTable[], how: Arrangement): void {
    const planChange = arranged(contents, tables, how);
    if (!planChange) {
      showToast({
        type: "error",
        title: t("floor-plan.tooSmall", { count: tables.length }),
        description: t("floor-plan.tooSmallHint"),
      });
      return;
    }
    change(planChange);
    announce(t("floor-plan.announce.arranged", { count: tables.length }));
  }

  return {
    svg,
    contents: shown,
    things,
    selection,
    selected,
    controls,
    unit,
    isReadOnly,
    change,
    step,
    grid,
    setGrid,
    isEditingWalls,
    setIsEditingWalls,
    setDrafts,
    setOutline,
    commit,
    flush,
    select,
    pick,
    find,
    selectNext,
    duplicate,
    remove,
    arrange,
    toggle(key: ThingKey): void {
      const keys = new Set(selection);
      if (!keys.delete(key)) keys.add(key);
      select(keys);
    },
    place(table: BoardTable): void {
      change({ tables: [placedTable(contents, table, middle())] });
      select(new Set([tableKey(table.id)]));
    },
    zoomIn: () => controls.zoomAt(zoomStep, zoomCenter()),
    zoomOut: () => controls.zoomAt(1 / zoomStep, zoomCenter()),
    selectAll: () => select(new Set(things.map(({ key }) => key))),
    /** By steps of the grid, or centimeters. */
    nudge(steps: Point, isFine: boolean): void {
      if (isReadOnly) return;
      const by = isFine ? 1 : (step ?? keyStep);
      const moved = nudge(selection, { x: steps.x * by, y: steps.y * by });
      if (selected.length === 0) controls.panBy({ x: -steps.x * 40, y: -steps.y * 40 });
      announceMoved(moved);
    },
    turn(degrees: number): void {
      if (!isReadOnly) nudge(selection, { rotation: degrees });
    },
    addTable(shape: TableShape): void {
      void add({ tables: [newTable(contents, shape, middle())] });
    },
    addFixture(kind: FixtureKind): void {
      void add({ fixtures: [newFixture(contents, kind, middle())] });
    },
    saveOutline(corners: readonly Point[]): void {
      const { left, top, right, bottom } = roomBounds({ ...contents.plan, outline: corners });
      change({ outline: corners, width: right - left, depth: bottom - top });
    },
  };

  function zoomCenter(): Point {
    const { size } = controls;
    const bounds = unitedBounds(selected.map(boundsOfThing));
    if (!bounds || !isSeen(controls.view, size, bounds)) return { x: size.width / 2, y: size.height / 2 };
    return toWindow(controls.current(), middleOf(bounds));
  }

  function announceMoved(moved: Drafts): void {
    const [thing] = selected;
    const place = thing && moved.get(thing.key);
    if (!thing || selected.length > 1 || place?.x === undefined || place.y === undefined) return;
    const { x, y } = place;
    const length = (centimeters: number) => formatLength(centimeters, unit, languageTag);
    announce(t("floor-plan.announce.moved", { name: thingName(thing), x: length(x), y: length(y) }));
  }
}

export type PlanEditor = ReturnType<typeof usePlanEditor>;

interface NewThings {
  readonly tables?: readonly NewTable[];
  readonly fixtures?: readonly PlanFixture[];
}

const nothing: ReadonlySet<ThingKey> = new Set();

/** Milliseconds of rest before what keys moved is saved: a held key is one change, not thirty. */
const restMs = 700;

/** Unsaved changes on the screen. Things moved by keys are saved when the keys rest. */
function useDrafts(things: readonly Thing[], commit: (drafts: Drafts) => void) {
  const [drafts, setDrafts] = useState<Drafts>(noDrafts);
  const nudged = useRef<Drafts>(noDrafts);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function flush(): void {
    clearTimeout(timer.current);
    const moved = nudged.current;
    if (moved.size === 0) return;
    nudged.current = noDrafts;
    setDrafts(noDrafts);
    commit(moved);
  }

  function change(keys: ReadonlySet<ThingKey>, by: Partial<Point> & { rotation?: number }): Drafts {
    const { x = 0, y = 0, rotation = 0 } = by;
    const moved = new Map(nudged.current);
    for (const thing of things) {
      if (!keys.has(thing.key)) continue;
      const place = { ...placeOf(thing), ...moved.get(thing.key) };
      moved.set(thing.key, { x: place.x + x, y: place.y + y, rotation: (place.rotation + rotation + 360) % 360 });
    }
    nudged.current = moved;
    setDrafts(moved);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => rest(), restMs);
    return moved;
  }

  const rest = useEffectEvent(flush);
  useEffect(() => () => rest(), []);

  return { drafts, setDrafts, change, flush };
}
