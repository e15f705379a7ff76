import path from "node:path";

/** What a module names of the project, as paths from the root with forward slashes. */
export interface Named {
  /** Named relative to the module, as in imports. */
  imported: string[];
  /** Files and folders to read, or to start as programs. */
  read: string[];
  /** Whether it can reach others by paths built at run time. */
  others: boolean;
}

const quotedPath = /["'`]([\w.@-]+\/[^"'`\n$]*)["'`]/g;
// `new URL("./a.json", import.meta.url)`, and functions such as `entryBeside(import.meta.url, "./noun.child")`.
const besideModule = /"([^"\n]+)",\s*import\.meta\.url\b|\(\s*import\.meta\.url,\s*"([^"\n]+)"/g;
// None reaches project files: types are erased, even in comments, and the lock file stands for packages.
const harmless =
  /^\s*(?:import|export) type [^;"]*? from "[^"]+";|@\w+ \{[^\n]*import\("[^"]+"\)|\bcreateRequire\(import\.meta\.url\)/gm;
const otherPlaces = new RegExp(
  [
    String.raw`\bimport\.meta\b(?!\.(?:env|hot)\b)`,
    String.raw`\b(?:projectRoot|inProject|__dirname|__filename)\b`,
    String.raw`\bprocess\.cwd\b`,
    String.raw`\bimport\((?!\s*["'])`,
    String.raw`\brequire\((?!\s*["'])`,
    String.raw`\btoMatch(?:File)?Snapshot\b`,
    `["']virtual:`,
  ].join("|"),
);
const readsOrStarts = /["'](?:node:)?(?:fs|fs\/promises|child_process|worker_threads)["']/;
const quotedName = /["'`]([\w.-]+)(?:["'`]|\/[^"'`\n]*\$\{)/g;

/** From the global setup: tests that ask for one depend on how it is made. */
const prepared: readonly [name: RegExp, files: readonly string[]][] = [
  [/\binject\(/, ["backend/testing/global-setup.ts"]],
  [/(?<!function )\bbuiltPages\(/, ["guest-pages", "vite.guest-pages.config.ts"]],
];

export class Tree {
  readonly #files: ReadonlySet<string>;
  readonly #tops: ReadonlySet<string>;

  /** @param files paths from the root */
  constructor(files: Iterable<string>) {
    this.#files = new Set(files);
    this.#tops = new Set([...this.#files].map((file) => file.replace(/\/.*/, "")));
  }

  /** The file of this name, with or without extension, or the folder's files without tests; none if neither exists. */
  find(name: string): string[] {
    const file = this.findFile(name);
    const below = name === "." ? "" : `${name.replace(/\/$/, "")}/`;
    return file.length > 0 ? file : [...this.#files].filter((file) => file.startsWith(below) && !isTest(file));
  }

  findFile(name: string): string[] {
    // Git ignores it, as it is generated.
    if (name.startsWith("backend/database/generated/")) {
      return ["prisma/schema.prisma", "scripts/generate-prisma-client.mjs"];
    }
    const extension = ["", ".ts", ".tsx", ".mjs"].find((extension) => this.#files.has(name + extension));
    return extension === undefined ? [] : [name + extension];
  }

  isTop(name: string): boolean {
    return this.#tops.has(name);
  }
}

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** Everything in the project that a module may reach. @param file path from the root */
export function namedFiles(file: string, text: string, tree: Tree): Named {
  const code = text.replace(harmless, "");
  const from = (name = "") => path.posix.join(path.posix.dirname(file), name);
  const paths = [...code.matchAll(quotedPath)].map(([, name = ""]) => name.replace(/\?.*/, ""));
  const imported = paths.filter(isRelative).flatMap((name) => tree.findFile(from(name)));
  const fromRoot = paths.filter((name) => !isRelative(name)).flatMap((name) => tree.find(name));
  const beside = [...code.matchAll(besideModule)].map(([, one, other]) => tree.find(from(one ?? other)));
  const asked = prepared.filter(([name]) => name.test(code)).flatMap(([, files]) => files);
  const others =
    beside.some(({ length }) => length === 0) ||
    otherPlaces.test(code.replace(besideModule, "")) ||
    (readsOrStarts.test(code) && [...code.matchAll(quotedName)].some(([, name = ""]) => tree.isTop(name)));
  return { imported, read: [...beside.flat(), ...fromRoot, ...asked.flatMap((name) => tree.find(name))], others };
}

const isRelative = (name: string) => /^\.{1,2}\//.test(name);
