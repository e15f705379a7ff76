import { readFileSync } from "node:fs";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { isDeepRun } from "../../common/testing/random-runs.ts";
import config from "../../vitest.config.ts";
import { isBuilt } from "../build.mjs";
import { readContents } from "../kept-results.mjs";
import { readImports } from "../structure/read-imports.ts";
import { declaredReads } from "./declared-reads.ts";
import { namedFiles, Tree } from "./named-files.ts";
import { prepares, TestInputs } from "./test-inputs.ts";
import { testKeys } from "./test-keys.ts";

const contents = readContents();
const files = [...contents.keys()];
const tree = new Tree(files);
const read = (file: string) => readFileSync(file, "utf8");
const inputs = new TestInputs(files, read, files.filter(isBuilt));
const tests = inputs.tests();
const surroundings = { inputs, contents, read, env: {}, chromium: "Chromium 1" };
const keyWith = (changes: Partial<typeof surroundings & { env: NodeJS.ProcessEnv }>) =>
  testKeys({ ...surroundings, ...changes });
const keyOf = keyWith({});
const withChanged = (file: string) => keyWith({ contents: new Map(contents).set(file, "changed") });
const anyTest = fc.constantFrom(...tests);

describe("the inputs of the project's tests", () => {
  it("include every import that the compiler sees", () => {
    const modules = files.filter((file) => /(?<!\.d)\.ts$|\.(?:tsx|mjs)$/.test(file));
    const some = isDeepRun ? modules : fc.sample(fc.constantFrom(...modules), 150);
    const missed = some.flatMap((file) => {
      const { imported } = namedFiles(file, read(file), tree);
      return readImports(file, read(file)).filter(
        ({ to, typeOnly }) => !typeOnly && contents.has(to) && !imported.includes(to),
      );
    });
    expect(missed).toEqual([]);
  });

  it("are known of each module that reads files by paths put together at run time", () => {
    expect(inputs.undeclared(), "Say in scripts/test-inputs/declared-reads.ts what they read.").toEqual([]);
  });

  it("are declared for modules and of files that there are", () => {
    const all = Object.entries(declaredReads).flatMap(([module, reads]) => [module, ...reads]);
    expect(all.filter((name) => tree.find(name).length === 0)).toEqual([]);
  });

  it("include what runs before the tests of a project", () => {
    const projects = config.test?.projects ?? [];
    const before = projects.flatMap((project) => {
      if (typeof project !== "object" || !("test" in project)) return [];
      const { name, globalSetup = [], setupFiles = [] } = project.test ?? {};
      return [[name, [globalSetup, setupFiles].flat()]];
    });
    expect(Object.fromEntries(before)).toMatchObject({
      node: expect.toSatisfy((names: string[]) => names.every((name) => prepares.node.includes(name))),
      e2e: expect.toSatisfy((names: string[]) => names.every((name) => prepares.e2e.includes(name))),
    });
  });

  it.each([
    ["common/contrast.test.ts", "common/contrast.ts"],
    ["common/contrast.test.ts", "backend/testing/setup.ts"],
    ["common/contrast.test.ts", "vitest.config.ts"],
    ["backend/features/events/event-changes.resolver.test.ts", "prisma/schema.prisma"],
    ["backend/features/events/event-changes.resolver.test.ts", "prisma/migrations/20261120164528_init/migration.sql"],
    ["backend/features/events/event-changes.resolver.test.ts", "prisma/seed/sample-event.json"],
    ["backend/features/events/event-changes.resolver.test.ts", "common/messages/de/events.json"],
    [
      "backend/features/guest-import/guest-histories.service.test.ts",
      "backend/features/guest-import/guest-file.child.ts",
    ],
    ["backend/guest-pages/guest-pages.test.ts", "guest-pages/styles/hero.css"],
    ["backend/testing/faults/killed-imports.test.ts", "backend/testing/faults/serve.ts"],
    ["frontend/features/events/language-choice.test.ts", "common/messages/fr/ui.json"],
    ["frontend/features/themes/phone/styles-in-frame.test.ts", "guest-pages/styles/hero.css"],
    ["e2e/smoke.test.ts", "frontend/main.tsx"],
    ["e2e/smoke.test.ts", "backend/main.ts"],
    ["e2e/smoke.test.ts", "scripts/build.mjs"],
    ["e2e/retention.test.ts", "e2e/support/settable-clock.mjs"],
    ["scripts/permission-rules.test.ts", "backend/features/events/event.service.ts"],
    ["scripts/planted-faults.test.ts", "docs/testing.md"],
  ])("of %s include %s", (test, file) => {
    expect(inputs.of(test)).toContain(file);
  });

  it.each([
    ["common/contrast.test.ts", "backend/app.ts"],
    ["common/contrast.test.ts", "common/messages/de/events.json"],
    ["common/contrast.test.ts", "e2e/support/global-setup.ts"],
    ["backend/features/events/event-changes.resolver.test.ts", "frontend/main.tsx"],
    ["e2e/smoke.test.ts", "e2e/sign-in.test.ts"],
    ["e2e/smoke.test.ts", "backend/testing/setup.ts"],
  ])("of %s do not include %s", (test, file) => {
    expect(contents.has(file)).toBe(true);
    expect(inputs.of(test)).not.toContain(file);
  });

  it("are all files of the checkout, where a module reads what nobody declared", () => {
    const unclear = "import { projectRoot } from './lib/project-root.ts'; readdirSync(projectRoot);";
    const some = ["backend/a.test.ts", "backend/b.ts", "docs/c.md", "frontend/d.ts"];
    const texts: Record<string, string> = { "backend/a.test.ts": `import "./b.ts";`, "backend/b.ts": unclear };
    const unclearInputs = new TestInputs(some, (file) => texts[file] ?? "", []);
    expect(unclearInputs.undeclared()).toEqual(["backend/b.ts"]);
    expect(unclearInputs.of("backend/a.test.ts")).toEqual(some);
  });

  it.each([
    ["backend/features/events/event-changes.resolver.test.ts", "api"],
    ["backend/testing/fuzz/fuzz.test.ts", "api"],
    ["common/contrast.test.ts", "unit"],
    ["e2e/smoke.test.ts", "browser"],
  ])("make %s a test of the kind %s", (test, kind) => {
    expect(inputs.kindOf(test)).toBe(kind);
  });
});

describe("the key of a test file", () => {
  const { version } = process;
  afterEach(() => Object.defineProperty(process, "version", { value: version }));

  it("changes with each file that the test reads, and with no other", () => {
    fc.assert(
      fc.property(anyTest, fc.nat(), fc.constantFrom(...files), (test, index, any) => {
        const own = inputs.of(test);
        const member = own[index % own.length] ?? test;
        expect(withChanged(member)(test)).not.toBe(keyOf(test));
        expect(withChanged(any)(test) !== keyOf(test)).toBe(own.includes(any));
      }),
    );
  });

  it("changes with a file that is added to a folder that the test reads", () => {
    const added = "common/messages/de/new.json";
    const more = new TestInputs([...files, added], read, files.filter(isBuilt));
    const keyAfter = keyWith({ inputs: more, contents: new Map(contents).set(added, "new") });
    const changed = ["frontend/features/events/language-choice.test.ts", "common/contrast.test.ts"].map(
      (test) => keyAfter(test) !== keyOf(test),
    );
    expect(changed).toEqual([true, false]);
  });

  it.each(["package.json", "package-lock.json", "tsconfig.json", "vitest.config.ts"])("changes with %s", (file) => {
    expect(tests.filter((test) => !inputs.of(test).includes(file))).toEqual([]);
  });

  it("changes with the version of Node", () => {
    const some = fc.sample(anyTest, 20);
    const before = some.map(keyOf);
    Object.defineProperty(process, "version", { value: "v0.0.1" });
    expect(some.map(keyOf).filter((key) => before.includes(key))).toEqual([]);
  });

  it("differs from file to file", () => {
    expect(new Set(tests.map(keyOf)).size).toBe(tests.length);
  });

  it.each([
    ["TEST_DEEP", "common/contrast.test.ts", true],
    ["TZ", "common/contrast.test.ts", true],
    ["NODE_OPTIONS", "e2e/smoke.test.ts", true],
    ["FUZZ_SEED", "backend/testing/fuzz/fuzz.test.ts", true],
    ["SEARCH_SEED", "backend/features/seating/solve/search-plan.test.ts", true],
    ["FAULT_RUNS", "e2e/faults/killed-program.test.ts", true],
    ["BROWSER_SLOWDOWN", "e2e/smoke.test.ts", true],
    ["DATABASE_URL", "e2e/smoke.test.ts", true],
    ["FUZZ_SEED", "common/contrast.test.ts", false],
    ["BROWSER_SLOWDOWN", "common/contrast.test.ts", false],
    ["WINDOWID", "e2e/smoke.test.ts", false],
    ["_", "e2e/smoke.test.ts", false],
  ])("of the environment, %s changes that of %s: %s", (name, test, changes) => {
    const [none, one, other] = [{}, { [name]: "1" }, { [name]: "2" }].map((env) => keyWith({ env })(test));
    expect([none !== one, one !== other]).toEqual([changes, changes]);
  });

  it("changes with the browser's version for browser tests alone", () => {
    const keyAfter = keyWith({ chromium: "Chromium 2" });
    const some = [...fc.sample(anyTest, 20), "common/contrast.test.ts", "e2e/smoke.test.ts"];
    expect(some.filter((test) => keyAfter(test) !== keyOf(test))).toEqual(
      some.filter((test) => test.startsWith("e2e/")),
    );
  });
});
