import path from "node:path";
import { parseSync } from "vite";

/** One module importing another. */
export interface Import {
  /** The importing file, from the root of the checkout, with forward slashes. */
  from: string;
  /** A file like `from`, a package as `npm:zod`, or a Node module as `node:fs`. */
  to: string;
  /** Erased before the program runs: `import type`, `export type … from`, or a type of the form `import("…").T`. */
  typeOnly: boolean;
}

/**
 * Everything that a TypeScript source imports or re-exports, types included.
 *
 * @param from the file's path from the root of the checkout, with forward slashes
 * @throws Error when the source does not parse
 */
export function readImports(from: string, source: string): Import[] {
  const parsed = parseSync(from, source);
  const { errors, module } = parsed;
  if (errors[0]) throw new Error(`${from} does not parse: ${errors[0].message}`);
  const statements = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({ request: moduleRequest.value, entries })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map((entry) => ({ request: entry.moduleRequest?.value, entries: [entry] })),
    ),
  ];
  const named = statements.flatMap(({ request, entries }) =>
    request === undefined ? [] : [{ request, typeOnly: entries.length > 0 && entries.every(({ isType }) => isType) }],
  );
  // The tree is made when it is read, which takes most of the time.
  const called = mayCallImport.test(source) ? inExpressions(parsed.program) : [];
  return [...named, ...called].map(({ request, typeOnly }) => ({
    from,
    to: resolve(from, request),
    typeOnly,
  }));
}

/** A comment may stand between the two. */
const mayCallImport = /\bimport\s*[(/]/;

interface Request {
  request: string;
  typeOnly: boolean;
}

// `import("…")` may appear anywhere: as an expression it loads, as a type it is erased.
function inExpressions(node: unknown): Request[] {
  if (typeof node !== "object" || node === null) return [];
  const found = Object.values(node).flatMap(inExpressions);
  const typeOnly = "type" in node && node.type === "TSImportType";
  if (!typeOnly && !("type" in node && node.type === "ImportExpression")) return found;
  const request = "source" in node ? literal(node.source) : undefined;
  return request === undefined ? found : [...found, { request, typeOnly }];
}

function literal(node: unknown): string | undefined {
  if (typeof node !== "object" || node === null || !("value" in node)) return undefined;
  return typeof node.value === "string" ? node.value : undefined;
}

function resolve(from: string, request: string): string {
  const [wanted = request] = request.split("?");
  if (wanted.startsWith(".")) return path.posix.join(path.posix.dirname(from), wanted);
  if (wanted.startsWith("node:")) return wanted;
  const [scopeOrName = wanted, name] = wanted.split("/");
  return `npm:${wanted.startsWith("@") ? `${scopeOrName}/${name}` : scopeOrName}`;
}
