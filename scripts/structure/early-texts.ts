import path from "node:path";
import { parseSync } from "vite";

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

interface FunctionNode extends Node {
  readonly body: unknown;
}

/** A file's functions, and what it calls while it is loaded. */
interface Calls {
  /** What each function of the file calls when it is called. */
  byFunction: ReadonlyMap<string, ReadonlySet<string>>;
  whileLoaded: ReadonlySet<string>;
  /** Where an imported name comes from: file and name there. */
  imported: ReadonlyMap<string, readonly [file: string, name: string]>;
}

const textsFile = "frontend/lib/text.ts";
const readers = new Set(["t", "textOf"]);

/**
 * Calls, made while a file is loaded, of functions that read texts: the texts may come after the file. Functions that
 * are passed on do not count, except to methods of lists.
 */
export function earlyTexts(sources: ReadonlyMap<string, string>): string[] {
  const files = new Map([...sources].map(([file, source]) => [file, callsIn(file, source)]));
  const known = new Map<string, boolean>();

  function readsTexts(file: string, name: string): boolean {
    if (file === textsFile) return readers.has(name);
    const id = `${file} ${name}`;
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, false);
    const calls = files.get(file);
    const from = calls?.imported.get(name);
    const reads = from
      ? readsTexts(...from)
      : [...(calls?.byFunction.get(name) ?? [])].some((called) => readsTexts(file, called));
    known.set(id, reads);
    return reads;
  }

  return [...files].flatMap(([file, { whileLoaded }]) =>
    [...whileLoaded]
      .filter((name) => readsTexts(file, name))
      .map((name) => `${file} calls ${name} while it is loaded\n    texts may come later`),
  );
}

function callsIn(file: string, source: string): Calls {
  const { program, module } = parseSync(file, source);
  const byFunction = new Map<string, ReadonlySet<string>>();
  const whileLoaded = new Set<string>();
  for (const statement of program.body.flatMap(declarationsIn)) {
    const [name, body] = namedFunction(statement);
    if (name === undefined) addCalls(statement, whileLoaded);
    else byFunction.set(name, addCalls(body, new Set()));
  }
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(
      ({ importName, localName }) =>
        [localName.value, [resolve(file, moduleRequest.value), importName.name ?? localName.value]] as const,
    ),
  );
  return { byFunction, whileLoaded, imported: new Map(imported) };
}

const resolve = (file: string, request: string) =>
  request.startsWith(".") ? path.posix.join(path.posix.dirname(file), request) : request;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const isFunction = (value: unknown): value is FunctionNode => isNode(value) && /Function/.test(value.type);

/** A statement, or the declarations in it one by one. */
function declarationsIn(statement: unknown): unknown[] {
  if (!isNode(statement)) return [];
  if (statement.type === "ExportNamedDeclaration") return declarationsIn(statement.declaration);
  return statement.type === "VariableDeclaration" ? [statement.declarations].flat() : [statement];
}

function namedFunction(node: unknown): [name?: string, body?: unknown] {
  if (!isNode(node) || !isNode(node.id) || typeof node.id.name !== "string") return [];
  if (node.type === "FunctionDeclaration") return [node.id.name, node.body];
  return node.type === "VariableDeclarator" && isFunction(node.init) ? [node.id.name, node.init.body] : [];
}

const listMethods = new Set(["every", "filter", "find", "findIndex", "flatMap", "forEach", "map", "reduce", "some"]);

/** The names of the functions that run when a node is evaluated. */
function addCalls(node: unknown, found: Set<string>): Set<string> {
  if (Array.isArray(node)) {
    for (const part of node) addCalls(part, found);
    return found;
  }
  if (!isNode(node) || isFunction(node) || node.type.startsWith("Class")) return found;
  if (node.type === "CallExpression" && isNode(node.callee)) {
    if (typeof node.callee.name === "string") found.add(node.callee.name);
    for (const passed of runAtOnce(node.callee, node.arguments)) addCalls(passed.body, found);
  }
  for (const part of Object.values(node)) addCalls(part, found);
  return found;
}

/** The functions among a call's arguments that it calls itself. */
function runAtOnce({ property }: Node, passed: unknown): FunctionNode[] {
  const method = isNode(property) ? property.name : undefined;
  return typeof method === "string" && listMethods.has(method) ? [passed].flat().filter(isFunction) : [];
}
