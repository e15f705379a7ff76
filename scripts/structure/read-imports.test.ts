import { expect, it } from "vitest";
import { readImports } from "./read-imports.ts";

it("finds every way to import a module, and whether it survives compilation", () => {
  const source = `
    import "./effect.ts";
    import value from "./value.ts";
    import { type OnlyType } from "./only-type.ts";
    import { type Type, other } from "./mixed.ts";
    import type { Named } from "../named.ts";
    export { moved } from "./moved.ts";
    export type { MovedType } from "./moved-type.ts";
    export * from "./all.ts";
    import icon from "./icon.svg?url";
    import { readFile } from "node:fs/promises";
    import { useQuery } from "@apollo/client/react";
    import { z } from "zod/mini";
    type Inline = import("./inline.ts").Inline;
    const lazy = () => import("./lazy.tsx");
    @decorated() class Legacy { constructor(@injected() private readonly it: Inline) {} }
    const element = <Legacy />;
  `;
  expect(
    readImports("frontend/features/file.tsx", source).map(({ to, typeOnly }) => `${to}${typeOnly ? " (type)" : ""}`),
  ).toEqual([
    "frontend/features/effect.ts",
    "frontend/features/value.ts",
    "frontend/features/only-type.ts (type)",
    "frontend/features/mixed.ts",
    "frontend/named.ts (type)",
    "frontend/features/icon.svg",
    "node:fs/promises",
    "npm:@apollo/client",
    "npm:zod",
    "frontend/features/moved.ts",
    "frontend/features/moved-type.ts (type)",
    "frontend/features/all.ts",
    "frontend/features/inline.ts (type)",
    "frontend/features/lazy.tsx",
  ]);
});

it("rejects a source that does not parse", () => {
  expect(() => readImports("backend/broken.ts", "import { from ;")).toThrow("backend/broken.ts does not parse");
});
