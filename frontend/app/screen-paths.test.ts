import { describe, expect, it } from "vitest";
import { screenPaths } from "../../common/screens.ts";
import { routes } from "./routes.tsx";

function pathsBelow(screens: typeof routes): string[] {
  return screens.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsBelow(children)]);
}

describe("the addresses that the server knows as screens", () => {
  it("are those of the app's screens", () => {
    expect(pathsBelow(routes).sort()).toEqual(["*", ...screenPaths].sort());
  });
});
