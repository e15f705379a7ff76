import type { Block, Box, GroupBox, PageItem } from "../../pages/page.ts";
import type { Area } from "../../pages/page-frame.ts";

/** The front turned around the middle of the card. It is decoration, so that each name is read out once. */
export function backOf(front: Block, { x, y, width, height }: Area): GroupBox {
  const boxes = boxesOf(front.items);
  return { kind: "group", rotation: 180, centerX: x + width / 2, centerY: y + height / 2, boxes };
}

function boxesOf(items: readonly PageItem[]): Box[] {
  return items.flatMap((item) => (item.kind === "block" ? boxesOf(item.items) : [item]));
}
