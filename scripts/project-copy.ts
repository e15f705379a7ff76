import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const project = path.resolve(import.meta.dirname, "..");

const serverParts = [
  "backend",
  "common",
  "door",
  "guest-pages",
  "prisma",
  "scripts",
  "package.json",
  "prisma.config.ts",
  "tsconfig.json",
  "tsconfig.build.json",
  "vite.child-programs.config.ts",
  "vite.guest-pages.config.ts",
  "vitest.config.ts",
];
const otherParts = [
  "bench",
  "docs",
  "e2e",
  "frontend",
  "codegen.yml",
  "package-lock.json",
  "schema.graphql",
  "vite.config.ts",
];

type CopiedParts = "server" | "everything";

interface Ending {
  isOk: boolean;
  output: string;
}

/** Text of a file of the project, not of a copy. */
export const source = (file: string): string => readFileSync(path.join(project, file), "utf8");

/** A copy of the project in the temp folder, to break things in. */
export class ProjectCopy {
  readonly #folder: string;

  constructor(parts: CopiedParts) {
    this.#folder = mkdtempSync(path.join(tmpdir(), "fyt-project-copy-"));
    for (const name of parts === "server" ? serverParts : [...serverParts, ...otherParts]) {
      cpSync(path.join(project, name), this.path(name), { recursive: true });
    }
    symlinkSync(path.join(project, "node_modules"), this.path("node_modules"), "junction");
  }

  path(file: string): string {
    return path.join(this.#folder, file);
  }

  /** Runs work while a file of the copy has another text. */
  during<Result>(file: string, text: string, work: () => Result): Result {
    const before = readFileSync(this.path(file));
    writeFileSync(this.path(file), text);
    try {
      return work();
    } finally {
      writeFileSync(this.path(file), before);
    }
  }

  run(script: string, args: readonly string[] = []): Ending {
    const run = spawnSync(process.execPath, [this.path(script), ...args], {
      cwd: this.#folder,
      encoding: "utf8",
      maxBuffer: 2 ** 28,
    });
    return { isOk: run.status === 0, output: run.stdout + run.stderr };
  }

  /** Undefined if there is none. */
  read(file: string): string | undefined {
    return existsSync(this.path(file)) ? readFileSync(this.path(file), "utf8") : undefined;
  }

  delete(file: string): void {
    rmSync(this.path(file), { force: true });
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
