import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

interface Step {
  what: string;
  /** Compressed by gzip, without fonts. What is reached, with a little air. */
  maxKilobytes: number;
  /** Where the code begins, and which texts come with it. */
  modules: readonly RegExp[];
  messages?: string;
}

const screen = (name: string) => new RegExp(`[\\\\/]frontend[\\\\/]organizer[\\\\/]routes[\\\\/]${name}\\.tsx$`);

/** What an organizer's browser loads on the way to the board, each step without the ones before. */
const steps: readonly Step[] = [
  { what: "until sign-in", maxKilobytes: 250, modules: [/[\\/]organizer[\\/]index\.html$/], messages: "messages-" },
  {
    what: "then a guest list",
    maxKilobytes: 115,
    modules: [/[\\/]organizer[\\/]app[\\/]organizer-shell\.tsx$/, screen("event-at-address"), screen("event-screen")],
    messages: "more-messages-",
  },
  { what: "then the board", maxKilobytes: 115, modules: [screen("event-seating")] },
];

/** Prints what is loaded, and fails when the organizers' app has grown beyond its budgets. */
export function appBudgets(): Plugin {
  return {
    name: "app-budgets",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const loaded = new Set<string>();
        const rows = steps.map(({ what, maxKilobytes, ...step }) => {
          const files = filesOf(step, bundle).filter((file) => !loaded.has(file));
          for (const file of files) loaded.add(file);
          const bytes = files.reduce((sum, file) => sum + compressedBytes(bundle[file]), 0);
          return { what, kilobytes: Math.ceil(bytes / 1000), maxKilobytes };
        });
        const texts = rows.map(({ what, kilobytes, maxKilobytes }) => `${what} ${kilobytes} kB of ${maxKilobytes}`);
        console.log(`${texts.join(", ")}, gzipped`);
        if (rows.some(({ kilobytes, maxKilobytes }) => kilobytes > maxKilobytes))
          this.error("The organizers' app is larger than scripts/app-budgets.ts allows.");
      },
    },
  };
}

function filesOf({ modules, messages }: Pick<Step, "modules" | "messages">, bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const starts = modules.map((module) => {
    const found = chunks.find(({ facadeModuleId }) => facadeModuleId !== null && module.test(facadeModuleId));
    if (!found) throw new Error(`No file starts with ${module}`);
    return found;
  });
  const found = new Set<string>();
  for (const start of starts) addWithImports(start, bundle, found);
  const texts = chunks.filter(({ name }) => messages !== undefined && name.startsWith(messages));
  const [largest] = texts.sort((one, other) => compressedBytes(other) - compressedBytes(one));
  return largest ? [...found, largest.fileName] : [...found];
}

function addWithImports(chunk: Chunk, bundle: Bundle, found: Set<string>): void {
  if (found.has(chunk.fileName)) return;
  found.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const file of chunk.imports) {
    const imported = bundle[file];
    if (imported?.type === "chunk") addWithImports(imported, bundle, found);
  }
}

function compressedBytes(file: Bundle[string] | undefined): number {
  if (!file) return 0;
  return gzipSync(file.type === "chunk" ? file.code : file.source, { level: 9 }).length;
}
