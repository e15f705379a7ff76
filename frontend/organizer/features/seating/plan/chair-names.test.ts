import { expect, it } from "vitest";
import { placedPoint } from "../../../../../common/floor-plan/geometry.ts";
import { chairsOf } from "../../../../../common/floor-plan/table-chairs.ts";
import { seatNumberOf } from "../model/board.ts";
import { guestRow, tableRow } from "../model/rows-for-tests.ts";
import { chairNames } from "./chair-names.ts";

const names = ["Karl Zimmermann", "Mei-Ling Maria Ito", "Bo", "Anna Berg", "Carla Sánchez-Oliveira", "Dora Holm"];
const guests = names.map((name, index) => guestRow(index + 1, { name }));

/** Letters half as wide as they are high. */
const widthOf = (text: string) => text.length / 2;

const turns = [6, 12, 18, 30].flatMap((height) => [0, 45, 90].map((rotation) => ({ height, rotation })));

it.each(turns)("lets no names overlap, with letters of $height cm at a table turned by $rotation°", (turn) => {
  const { height, rotation } = turn;
  const chairs = chairsOf(tableRow(1, { capacity: 6 }), guests, seatNumberOf);
  const boxes = chairNames(chairs, rotation, height, widthOf).map((lines, index) => {
    const place = chairs[index]?.place ?? { x: 0, y: 0, rotation: 0 };
    const width = Math.max(0, ...lines.map(widthOf)) * height;
    return { ...placedPoint(place, { x: 0, y: 0, rotation }), width, depth: lines.length * height };
  });
  const drawn = boxes.filter(({ depth }) => depth > 0);
  for (const [index, one] of drawn.entries())
    for (const other of drawn.slice(index + 1)) {
      const besides = Math.abs(one.x - other.x) - (one.width + other.width) / 2;
      const below = Math.abs(one.y - other.y) - (one.depth + other.depth) / 2;
      expect(Math.max(besides, below)).toBeGreaterThanOrEqual(0);
    }
});
