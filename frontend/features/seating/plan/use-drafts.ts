import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Point } from "../../../../common/floor-plan/plan-types.ts";
import { type Drafts, noDrafts, placeOf, type Thing, type ThingKey } from "./plan-things.ts";

/** Milliseconds of rest before what keys moved is saved: a held key is one change, not thirty. */
const restMs = 700;

/** Unsaved changes on the screen. Things moved by keys are saved when the keys rest. */
export function useDrafts(things: readonly Thing[], commit: (drafts: Drafts) => void) {
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
