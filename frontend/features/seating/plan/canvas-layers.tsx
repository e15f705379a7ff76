import type { BoardGuest } from "../model/board.ts";
import { FixtureShape } from "./fixture-shape.tsx";
import { boundsOfThing, type Thing, type ThingKey } from "./plan-things.ts";
import { TableShape } from "./table-shape.tsx";
import { isSeen, namesScale, type View, type WindowSize } from "./viewport.ts";

interface FixtureLayerProps {
  things: readonly Thing[];
  selection: ReadonlySet<ThingKey>;
}

/** All fixtures. */
export function FixtureLayer({ things, selection }: FixtureLayerProps) {
  return things.map(
    (thing) =>
      thing.kind === "fixture" && (
        <FixtureShape key={thing.key} fixture={thing.fixture} isSelected={selection.has(thing.key)} />
      ),
  );
}

interface TableLayerProps extends FixtureLayerProps {
  guestsAt: ReadonlyMap<number, readonly BoardGuest[]>;
  problemIds: ReadonlySet<number>;
  view: View;
  size: WindowSize;
}

const nobody: readonly BoardGuest[] = [];

/** All tables; those in view with the names of their guests, if there is room. */
export function TableLayer({ things, guestsAt, selection, problemIds, view, size }: TableLayerProps) {
  const hasRoom = view.scale >= namesScale;
  return things.map(
    (thing) =>
      thing.kind === "table" && (
        <TableShape
          key={thing.key}
          table={thing.table}
          guests={guestsAt.get(thing.table.id) ?? nobody}
          isSelected={selection.has(thing.key)}
          hasProblem={problemIds.has(thing.table.id)}
          showNames={hasRoom && isSeen(view, size, boundsOfThing(thing))}
        />
      ),
  );
}
