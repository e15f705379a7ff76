import type { DoorPerson } from "../book/door-state.ts";

/** What a dialog is about. */
export type Asked =
  | { kind: "walkIn"; name: string }
  | { kind: "reseat"; person: DoorPerson }
  | { kind: "name"; person: DoorPerson };
