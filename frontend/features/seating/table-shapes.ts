import type { TableShape } from "../../generated/schema-types.ts";
import { t } from "../../lib/text.ts";

export function shapeOptions(): readonly { value: TableShape; label: string }[] {
  return [
    { value: "ROUND", label: t("seating.shapes.round") },
    { value: "RECTANGLE", label: t("seating.shapes.rectangle") },
    { value: "ONE_SIDED", label: t("seating.shapes.oneSided") },
    { value: "ROW", label: t("seating.shapes.row") },
  ];
}

/** The shape that a choice's value names; undefined for any other text. */
export function shapeOf(text: string): TableShape | undefined {
  return shapeOptions().find(({ value }) => value === text)?.value;
}
