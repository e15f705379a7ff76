import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { type DocumentNode, getOperationAST } from "graphql";
import { statusOfCode } from "../../lib/domain-error.ts";
import type { ApiClient } from "../api-client.ts";
import { type EventKind, eventKinds, type Subject } from "./events.ts";
import type { Expectations } from "./expectations.ts";
import type { Rule } from "./rules.ts";
import { type CallerName, isHelper, type World } from "./world.ts";

// Events that helpers ask about what guests may ask: both keep guests out.
const guardedKinds = ["private", "coded"] as const;

/**
 * The events that a caller is to ask a row about. Where two kinds cannot differ, one of them is left out:
 *
 * - where helpers are not admitted, or guests are;
 * - where callers are refused for want of an account, which is before an event is looked at, and whatever they have searched;
 * - where those who look after an event change it: all kinds admit whom a private one admits. Whether each kind keeps the others
 *   out, strangers try.
 */
export function kindsFor({ rule, expected, isChange }: Row, caller: CallerName): readonly EventKind[] {
  const needsAccount = !isHelper(caller) && eventKinds.every((kind) => expected[caller][kind] === "UNAUTHENTICATED");
  if (needsAccount && rule !== "anybody") {
    if (caller === "anonymous who has not searched") return [];
    return expected.isAboutNoEvent ? ["private"] : ["public", "private"];
  }
  if (expected.isAboutNoEvent) return ["private"];
  if (isHelper(caller)) return rule === "anybody" && caller !== "helper elsewhere" ? guardedKinds : ["private"];
  const looksAfter = caller === "owner" || caller === "admin";
  return isChange && looksAfter && rule !== "anybody" ? ["private", "sample"] : eventKinds;
}

/** What a row expects for a caller: of helpers, what the rule says unless the row names them. */
export function expectedOutcome({ rule, expected }: Row, caller: CallerName, kind: EventKind): string {
  if (!isHelper(caller)) return expected[caller][kind];
  if (rule === "anybody") return expected.helpers?.[caller] ?? expected.anonymous[kind];
  if (rule === undefined || rule === "organizers") return expected.helpers?.[caller] ?? "FORBIDDEN";
  return "FORBIDDEN";
}

/** Whether an outcome is the code of a refusal. */
export const isRefusal = (outcome: string): boolean => Object.hasOwn(statusOfCode, outcome);

/** The event that a caller is to ask a row about: one that rows share, unless what comes of it would be seen by others. */
export function subjectFor(world: World, row: Row, caller: CallerName, kind: EventKind): Promise<Subject> {
  const leavesChange = row.isChange && !row.expected.isAboutNoEvent && !isRefusal(expectedOutcome(row, caller, kind));
  // A session of their own is one more helper of the event.
  return leavesChange || row.ownSession ? world.subject(kind) : world.shared(kind);
}

/** The caller who is to ask a row about an event. */
export const clientFor = (world: World, row: Row, caller: CallerName, subject: Subject): Promise<ApiClient> =>
  row.ownSession ? world.signInAnew(caller, subject) : world.arrive(caller, subject, row.isAfterSearch);

/** What a row asks the graph; the REST API's calls are asked the same. */
export interface RowQuestion {
  document: DocumentNode;
  variables: Readonly<Record<string, unknown>>;
}

/** What is expected of one operation, or of one field that leads to data of its own. */
export interface Row {
  /** Who may ask at all; undefined for fields of types, which are reached through an operation. */
  rule: Rule | undefined;
  expected: Expectations;
  /** Whether it starts or ends a session, so that it is asked in a session of its own. */
  ownSession?: true;
  /** Whether it depends on what the caller has just searched for. */
  isAfterSearch?: true;
  /** Whether it changes something when it succeeds. */
  isChange: boolean;
  /** What is asked about an event. Asked again about the same event, it makes nothing anew in it. */
  question(subject: Subject, world: World): Promise<RowQuestion>;
  /**
   * Asks the graph, and says what came of it: `ok`, or in a word what the expectations name.
   *
   * @throws ApiRefusal when it is refused.
   */
  run(client: ApiClient, subject: Subject, world: World): Promise<string>;
}

/** How a row asks, without who may. */
export type Asking = Pick<Row, "question" | "run" | "isChange">;

const isMutation = (document: DocumentNode) => getOperationAST(document)?.operation === "mutation";

/**
 * How a row asks.
 *
 * @param look says in a word what an answer holds.
 */
export function asking<Data, Variables extends Readonly<Record<string, unknown>>>(
  document: TypedDocumentNode<Data, Variables>,
  variablesOf: (subject: Subject, world: World) => NoInfer<Variables> | Promise<NoInfer<Variables>>,
  look: (data: Data, subject: Subject) => string = () => "ok",
): Asking {
  return {
    isChange: isMutation(document),
    question: async (subject, world) => ({ document, variables: await variablesOf(subject, world) }),
    run: async (client, subject, world) =>
      look(await client.execute(document, await variablesOf(subject, world)), subject),
  };
}
