import type { PlainScreenKey } from "../../../../lib/text.ts";
import type { NamedKind } from "./named-wishes.ts";

export const meaningKeys: Readonly<Record<NamedKind, PlainScreenKey>> = {
  LIKE: "seating-wishes.names.like",
  DISLIKE: "seating-wishes.names.dislike",
  TOGETHER: "seating-wishes.names.together",
  APART: "seating-wishes.names.apart",
};
