import { isAmong } from "../kept-results.mjs";
import { declaredReads } from "./declared-reads.ts";
import { isTest, type Named, namedFiles, Tree } from "./named-files.ts";

/** A project of vitest.config.ts that `npm test` runs. */
export type Project = "node" | "e2e";

/** What a test file costs, for its budget. */
export type Kind = "unit" | "api" | "browser";

/** What every test depends on. */
const always = [
  "backend/testing/tsconfig.compiled.json",
  "package-lock.json",
  "package.json",
  "tsconfig.build.json",
  "tsconfig.json",
  "vite.child-programs.config.ts",
  "vite.guest-pages.config.ts",
];

/**
 * What runs before the tests of a project. Its modules are inputs of every test; what they compile, migrate and read is
 * one of those that ask for it, by `inject` or by naming a program.
 */
export const prepares: Readonly<Record<Project, readonly string[]>> = {
  node: ["vitest.config.ts", "backend/testing/setup.ts", "backend/testing/global-setup.ts"],
  e2e: ["vitest.config.ts", "e2e/support/global-setup.ts"],
};
const isModule = (file: string) => /(?<!\.d)\.ts$|\.(?:tsx|mjs|css)$/.test(file);
const startsServer = ["backend/testing/test-api.ts", "backend/testing/test-database.ts"];

/** The project that a test file belongs to. */
export const projectOf = (test: string): Project => (test.startsWith("e2e/") ? "e2e" : "node");

/** Which files of a checkout each test reads. */
export class TestInputs {
  readonly #files: readonly string[];
  readonly #read: (file: string) => string;
  readonly #built: readonly string[];
  readonly #tree: Tree;
  readonly #known = new Map<string, Named>();
  readonly #inputs = new Map<string, readonly string[]>();

  /**
   * @param files of the checkout
   * @param read answers a file's text
   * @param built the files that the build depends on, which is what browser tests test
   */
  constructor(files: Iterable<string>, read: (file: string) => string, built: readonly string[]) {
    this.#files = [...files].sort();
    this.#read = read;
    this.#built = built;
    this.#tree = new Tree(this.#files);
  }

  /** All test files. */
  tests(): string[] {
    return this.#files.filter(isTest);
  }

  /** Everything that a test depends on, in order: the whole checkout, if it reaches a module whose reads nobody declared. */
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

  /** What a test starts. */
  kindOf(test: string): Kind {
    if (projectOf(test) === "e2e") return "browser";
    if (isAmong(test, ["backend/database", "backend/testing"])) return "api";
    return this.#reachedFrom([test], this.#imports).some((file) => startsServer.includes(file)) ? "api" : "unit";
  }

  /** Modules that tests reach and that read files of the project by paths put together at run time, without saying which. */
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
