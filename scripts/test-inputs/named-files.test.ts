import { expect, it } from "vitest";
import { namedFiles, Tree } from "./named-files.ts";

const tree = new Tree([
  "backend/a.ts",
  "backend/data/one.txt",
  "backend/data/two.txt",
  "backend/data/two.test.ts",
  "backend/noun.child.ts",
  "backend/testing/global-setup.ts",
  "common/b.json",
  "guest-pages/render.tsx",
  "package.json",
  "prisma/schema.prisma",
  "scripts/generate-prisma-client.mjs",
  "vite.guest-pages.config.ts",
]);
const hole = ["$", "{name}"].join("");
const named = (text: string) => namedFiles("backend/module.ts", text, tree);

it.each([
  [`import { a } from "./a.ts";`, ["backend/a.ts"]],
  [`import "./a.ts";`, ["backend/a.ts"]],
  [`export { a } from "./a.ts";`, ["backend/a.ts"]],
  [`import { type A, a } from "./a.ts";`, ["backend/a.ts"]],
  [`import type { A } from "./a.ts";`, []],
  [`export type { A } from "./a.ts";`, []],
  [`import type {\n  A,\n} from "./a.ts";\nimport b from "../common/b.json";`, ["common/b.json"]],
  [`const a = await import("./a.ts");`, ["backend/a.ts"]],
  [`import text from "../common/b.json?raw";`, ["common/b.json"]],
  [`@import "./data/one.txt";`, ["backend/data/one.txt"]],
  [`vi.mock("./a.ts", () => ({}));`, ["backend/a.ts"]],
  [`/** @param {import("./a.ts").A} a */`, []],
  [`import { z } from "zod";`, []],
  [
    `import { PrismaClient } from "./database/generated/client.ts";`,
    ["prisma/schema.prisma", "scripts/generate-prisma-client.mjs"],
  ],
])("finds what is imported by %s", (text, imported) => {
  expect(named(text)).toEqual({ imported, read: [], others: false });
});

it.each([
  [`new URL("data/one.txt", import.meta.url)`, ["backend/data/one.txt"]],
  [`new URL("./data/", import.meta.url)`, ["backend/data/one.txt", "backend/data/two.txt"]],
  [`entryBeside(import.meta.url, "./noun.child")`, ["backend/noun.child.ts"]],
  [`readMessages("common/b.json")`, ["common/b.json"]],
  [`inject("templateDatabase")`, ["backend/testing/global-setup.ts"]],
  ["startTestApi({ built: builtPages() })", ["guest-pages/render.tsx", "vite.guest-pages.config.ts"]],
])("finds what is read or started by %s", (text, read) => {
  const found = named(text);
  expect({ read: [...new Set(found.read)], others: found.others }).toEqual({ read, others: false });
});

it.each([
  `new URL(\`./data/${hole}\`, import.meta.url)`,
  `new URL("./missing.json", import.meta.url)`,
  "path.join(import.meta.dirname, name)",
  "const { url } = import.meta;",
  `import.meta.glob("./data/*.txt")`,
  "path.join(projectRoot, name)",
  "inProject(name)",
  "path.resolve(process.cwd(), name)",
  "await import(name)",
  `await import(\`./${hole}.ts\`)`,
  "require(name)",
  "expect(page).toMatchSnapshot()",
  `import messages from "virtual:messages";`,
  `import { readFileSync } from "node:fs"; readFileSync("package.json");`,
  `import { readdirSync } from "node:fs"; readdirSync(\`common/${hole}\`);`,
  `import { spawn } from "node:child_process"; spawn("ls", ["prisma"]);`,
])("finds that other files can be read by %s", (text) => {
  expect(named(text).others).toBe(true);
});

it.each([
  "import.meta.env.DEV",
  "const { resolve } = createRequire(import.meta.url);",
  `import { mkdtempSync } from "node:fs"; mkdtempSync(path.join(tmpdir(), "fyt-"));`,
  `const folders = ["common"];`,
])("finds no other files behind %s", (text) => {
  expect(named(text)).toEqual({ imported: [], read: [], others: false });
});
