import { boundsOverlap } from "../../../../common/floor-plan/geometry.ts";
import { labelKey } from "../../../lib/table-labels.ts";
import type { BoardGuest } from "../model/board.ts";
import { useSeating } from "../seating.ts";
import { useStore } from "../store.ts";
import { FixtureShape } from "./fixture-shape.tsx";
import { boundsOfThing, type Thing, type ThingKey } from "./plan-things.ts";
import { type TableDetail, TableShape } from "./table-shape.tsx";
import { countsScale, nameHeightAt, namesScale, seenBounds, type View, type WindowSize } from "./viewport.ts";

interface FixtureLayerProps {
  things: readonly Thing[];
  selection: ReadonlySet<ThingKey>;
}

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
  const seen = seenBounds(view, size);
  const presence = useStore(useSeating().presence);

  function detailOf(thing: Thing): TableDetail {
    if (view.scale < countsScale) return "label";
    return view.scale >= namesScale && boundsOverlap(seen, boundsOfThing(thing)) ? "names" : "count";
  }

  return things.map(
    (thing) =>
      thing.kind === "table" && (
        <TableShape
          key={thing.key}
          table={thing.table}
          guests={guestsAt.get(thing.table.id) ?? nobody}
          isSelected={selection.has(thing.key)}
          hasProblem={problemIds.has(thing.table.id)}
          presence={presence.get(labelKey(thing.table.label))}
          detail={detailOf(thing)}
          nameHeight={nameHeightAt(view.scale)}
        />
      ),
  );
}
