import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { type DocumentNode, getOperationAST } from "graphql";
import { statusOfCode } from "../../lib/domain-error.ts";
import type { ApiClient } from "../api-client.ts";
import { type EventKind, eventKinds, type Subject } from "./events.ts";
import {
  administratorsOnly,
  callers,
  type Expectations,
  organizersRead,
  organizersWrite,
  ownersDecide,
} from "./expectations.ts";
import type { Rule } from "./rules.ts";
import { type CallerName, isHelper, type World } from "./world.ts";

const guardedKinds = ["private", "coded"] as const;

/**
 * Kinds of event to ask about. Kinds whose outcome cannot differ are left out: for callers refused before an event is
 * looked at, where guests are not admitted, and for those who look after an event, which to them is like any other.
 */
export function kindsFor(row: Row, caller: CallerName): readonly EventKind[] {
  const { rule, expected } = row;
  const needsAccount = !isHelper(caller) && eventKinds.every((kind) => expected[caller][kind] === "UNAUTHENTICATED");
  if (needsAccount && rule !== "anybody") {
    if (caller === "anonymous who has not searched") return [];
    return expected.isAboutNoEvent ? ["private"] : ["public", "private"];
  }
  if (expected.isAboutNoEvent) return ["private"];
  if (isHelper(caller)) return rule === "anybody" && caller !== "helper elsewhere" ? guardedKinds : ["private"];
  if (caller === "owner" || caller === "admin") return kindsForOrganizers(row);
  return rule === "organizers" ? ["public", "private"] : eventKinds;
}

function kindsForOrganizers({ rule, isChange }: Row): readonly EventKind[] {
  const isDecidedByRule = rule === "organizers" || (isChange && rule !== "anybody");
  return isDecidedByRule ? ["private", "sample"] : ["discreet", "private", "sample"];
}

/** For helpers, what the rule implies unless the row lists them. */
export function expectedOutcome({ rule, expected }: Row, caller: CallerName, kind: EventKind): string {
  if (!isHelper(caller)) return expected[caller][kind];
  if (rule === "anybody") return expected.helpers?.[caller] ?? expected.anonymous[kind];
  if (rule === undefined || rule === "organizers") return expected.helpers?.[caller] ?? "FORBIDDEN";
  return "FORBIDDEN";
}

export const isRefusal = (outcome: string): boolean => Object.hasOwn(statusOfCode, outcome);

/** A shared event, unless asking leaves a change that others would see. */
export function subjectFor(world: World, row: Row, caller: CallerName, kind: EventKind): Promise<Subject> {
  const leavesChange = row.isChange && !row.expected.isAboutNoEvent && !isRefusal(expectedOutcome(row, caller, kind));
  return leavesChange || row.ownSession ? world.subject(kind) : world.shared(kind);
}

export const clientFor = (world: World, row: Row, caller: CallerName, subject: Subject): Promise<ApiClient> =>
  row.ownSession ? world.signInAnew(caller, subject) : world.arrive(caller, subject, row.isAfterSearch);

export interface RowQuestion {
  document: DocumentNode;
  variables: Readonly<Record<string, unknown>>;
}

export interface Row {
  /** Undefined for fields of types, which are reached through an operation. */
  rule: Rule | undefined;
  expected: Expectations;
  /** It starts or ends a session, so it is asked in one of its own. */
  ownSession?: true;
  isAfterSearch?: true;
  isChange: boolean;
  /** Asked again about the same event, it creates nothing new there. */
  question(subject: Subject, world: World): Promise<RowQuestion>;
  /** `ok`, or the word that the expectations use. @throws ApiRefusal */
  run(client: ApiClient, subject: Subject, world: World): Promise<string>;
}

export type Asking = Pick<Row, "question" | "run" | "isChange">;

type VariablesOf<Variables> = (subject: Subject, world: World) => NoInfer<Variables> | Promise<NoInfer<Variables>>;

const isMutation = (document: DocumentNode) => getOperationAST(document)?.operation === "mutation";

/** `look` turns an answer into the word that the expectations use. */
export function asking<Data, Variables extends Readonly<Record<string, unknown>>>(
  document: TypedDocumentNode<Data, Variables>,
  variablesOf: VariablesOf<Variables>,
  look: (data: Data, subject: Subject) => string = () => "ok",
): Asking {
  return {
    isChange: isMutation(document),
    question: async (subject, world) => ({ document, variables: await variablesOf(subject, world) }),
    run: async (client, subject, world) =>
      look(await client.execute(document, await variablesOf(subject, world)), subject),
  };
}

/** For rows of one rule. */
export const rowsOf =
  (rule: Rule | undefined, expected: Expectations) =>
  <Data, Variables extends Readonly<Record<string, unknown>>>(
    document: TypedDocumentNode<Data, Variables>,
    variablesOf: VariablesOf<Variables>,
    look?: (data: Data, subject: Subject) => string,
  ): Row => ({ rule, expected, ...asking(document, variablesOf, look) });

/** What organizers read, change, or decide without helpers; fields that lead to what they read. */
export const reads = rowsOf("organizers", organizersRead);
export const writes = rowsOf("organizers", organizersWrite);
export const decides = rowsOf("organizers", ownersDecide);
export const readsField = rowsOf(undefined, organizersRead);
export const administers = rowsOf("admin", administratorsOnly);
export const signedIn = (outcome: string) => rowsOf("signed in", callers("UNAUTHENTICATED", outcome, outcome));
export const everybody = (outcome: string) => rowsOf("anybody", callers(outcome, outcome, outcome));

export const noVariables = () => ({});
export const ofEvent = ({ eventId }: Subject) => ({ eventId });
