import type { KindOfFile } from "./file-kind.ts";
import type { ColumnChoice, GuestPortion, PackedReading } from "./guest-list.ts";

/** What the reading process is told of a file; its bytes follow on standard input. */
export type Task = { kind: KindOfFile; byteCount: number; mapping: readonly ColumnChoice[] | undefined };

/** What the reading process says: the guests in portions and then the rest of the reading; or why there is none. */
export type ChildMessage =
  | { type: "guests"; portion: GuestPortion }
  | { type: "read"; reading: Omit<PackedReading, "list">; list: Omit<PackedReading["list"], "guests"> }
  | { type: "refused"; code: "UNREADABLE_FILE" | "BAD_INPUT"; message: string };

/** Whether a message to the reading process is a task. */
export function isTask(message: unknown): message is Task {
  return typeof message === "object" && message !== null && "byteCount" in message;
}

/** Whether a message of the reading process is one of ours. */
export function isChildMessage(message: unknown): message is ChildMessage {
  return typeof message === "object" && message !== null && "type" in message;
}
