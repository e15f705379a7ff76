import { describe, expect, it } from "vitest";
import { appScreens } from "../../../common/screens.ts";
import { routes } from "./routes.tsx";

function pathsBelow(table: typeof routes): string[] {
  return table.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsBelow(children)]);
}

describe("the addresses that the server treats as screens of the app", () => {
  it("match the app's screens", () => {
    expect(pathsBelow(routes).sort()).toEqual(["*", ...Object.values(appScreens)].sort());
  });
});
