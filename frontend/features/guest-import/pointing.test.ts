import { describe, expect, it } from "vitest";
import { chosenAs, pointedBy, startedPointing, withCell } from "./pointing.ts";

const at = (row: number, column: number) => ({ row, column });
const named = withCell(startedPointing, at(3, 0));

describe("withCell", () => {
  it("asks for the table after the name, and is complete then", () => {
    expect(named.step).toBe("table");
    expect(pointedBy(named, "Hall")).toBeNull();
    const done = withCell(named, at(1, 0));
    const pointed = { sheet: "Hall", name: at(3, 0), lastName: null, table: at(1, 0) };
    expect(pointedBy(done, "Hall")).toEqual(pointed);
    expect([at(3, 0), at(1, 0), at(2, 0)].map((cell) => chosenAs(done, cell))).toEqual(["NAME", "TABLE", undefined]);
  });

  it("takes a last name in between, and no cell twice", () => {
    expect(withCell(named, at(3, 0))).toBe(named);
    const full = withCell({ ...named, step: "lastName" }, at(3, 1));
    expect(full).toMatchObject({ step: "table", lastName: at(3, 1) });
    expect(withCell(full, at(3, 1))).toBe(full);
  });
});
