import type { DoorMarker } from "../parts.ts";

/** A note that outlives the disk. */
export function memoryMarker(): DoorMarker {
  let kept: number | undefined;
  return {
    read: () => kept,
    write(unsent) {
      kept = unsent;
    },
  };
}
