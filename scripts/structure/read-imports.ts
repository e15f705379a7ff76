import path from "node:path";
import { parseSync } from "vite";

export interface Import {
  /** Path from the root, with forward slashes. */
  from: string;
  /** A path like `from`, a package as `npm:zod`, or a Node module as `node:fs`. */
  to: string;
  /** Erased at run time: `import type`, `export type … from`, or `import("…").T`. */
  typeOnly: boolean;
}

/** Everything that a source imports or re-exports, types included. @throws Error when the source does not parse */
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
  const called = mayCallImport.test(source) ? inExpressions(parsed.program) : [];
  return [...named, ...called].map(({ request, typeOnly }) => ({
    from,
    to: resolve(from, request),
    typeOnly,
  }));
}

/** Allows for a comment before the parenthesis. */
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
