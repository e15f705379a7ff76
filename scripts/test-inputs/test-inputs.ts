import { isAmong } from "../kept-results.mjs";
import { declaredReads } from "./declared-reads.ts";
import { isTest, type Named, namedFiles, Tree } from "./named-files.ts";

export type Project = "node" | "e2e";

/** A test file's kind, for its budget. */
export type Kind = "unit" | "api" | "browser";

const always = [
  "backend/testing/tsconfig.compiled.json",
  "package-lock.json",
  "package.json",
  "tsconfig.build.json",
  "tsconfig.json",
  "vite.child-programs.config.ts",
  "vite.door.config.ts",
  "vite.guest-pages.config.ts",
];

/** Run before a project's tests, so inputs of all; what they compile, migrate and read only of tests that ask for it. */
export const prepares: Readonly<Record<Project, readonly string[]>> = {
  node: ["vitest.config.ts", "backend/testing/setup.ts", "backend/testing/global-setup.ts"],
  e2e: ["vitest.config.ts", "e2e/support/global-setup.ts"],
};
const isModule = (file: string) => /(?<!\.d)\.ts$|\.(?:tsx|mjs|css)$/.test(file);
const startsServer = ["backend/testing/test-api.ts", "backend/testing/test-database.ts"];

export const projectOf = (test: string): Project => (test.startsWith("e2e/") ? "e2e" : "node");

export class TestInputs {
  readonly #files: readonly string[];
  readonly #read: (file: string) => string;
  readonly #built: readonly string[];
  readonly #tree: Tree;
  readonly #known = new Map<string, Named>();
  readonly #inputs = new Map<string, readonly string[]>();

  /** @param read returns a file's text @param built files that the build, and so each browser test, depends on */
  constructor(files: Iterable<string>, read: (file: string) => string, built: readonly string[]) {
    this.#files = [...files].sort();
    this.#read = read;
    this.#built = built;
    this.#tree = new Tree(this.#files);
  }

  /** Without those of research, which are run by hand. */
  tests(): string[] {
    return this.#files.filter((file) => isTest(file) && !isAmong(file, ["research"]));
  }

  /** Inputs of a test, in order: the whole checkout if it reaches a module with undeclared reads. */
  of(test: string): readonly string[] {
    const known = this.#inputs.get(test) ?? this.#find(test);
    this.#inputs.set(test, known);
    return known;
  }

  #find(test: string): readonly string[] {
    const project = projectOf(test);
    const own = this.#reachedFrom([test], this.#reads);
    const before = this.#reachedFrom(prepares[project], this.#imports);
    if ([...own, ...before].some((file) => this.#named(file).others)) return this.#files;
    const built = project === "e2e" ? this.#built : [];
    return [...new Set([...own, ...before, ...always, ...built])].sort();
  }

  kindOf(test: string): Kind {
    if (projectOf(test) === "e2e") return "browser";
    if (isAmong(test, ["backend/database", "backend/testing"])) return "api";
    return this.#reachedFrom([test], this.#imports).some((file) => startsServer.includes(file)) ? "api" : "unit";
  }

  /** Modules that tests reach and that read project files by undeclared paths built at run time. */
  undeclared(): string[] {
    const starts = [...this.tests().map((test) => [test]), ...Object.values(prepares)];
    const reached = starts.map((start) => this.#reachedFrom(start, this.#reads));
    const some = reached.filter((files) => !files.some((file) => declaredReads[file]?.includes(".")));
    return [...new Set(some.flat())].filter((file) => this.#named(file).others).sort();
  }

  readonly #imports = (file: string) => this.#named(file).imported;
  readonly #reads = (file: string) => [...this.#named(file).imported, ...this.#named(file).read];

  #reachedFrom(starts: readonly string[], next: (file: string) => readonly string[]): string[] {
    const reached = new Set(starts);
    for (const file of reached) for (const named of next(file)) reached.add(named);
    return [...reached];
  }

  #named(file: string): Named {
    const known = this.#known.get(file) ?? this.#look(file);
    this.#known.set(file, known);
    return known;
  }

  #look(file: string): Named {
    if (!isModule(file)) return { imported: [], read: [], others: false };
    const named = namedFiles(file, this.#read(file), this.#tree);
    const declared = declaredReads[file];
    if (declared === undefined) return named;
    return { ...named, read: declared.flatMap((name) => this.#tree.find(name)), others: false };
  }
}
