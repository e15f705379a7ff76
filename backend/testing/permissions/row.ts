import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { DocumentNode } from "graphql";
import type { ApiClient } from "../api-client.ts";
import type { Expectations } from "./expectations.ts";
import type { Rule } from "./rules.ts";
import { type CallerName, type EventKind, eventKinds, isHelper, type Subject, type World } from "./world.ts";

/** Events that helpers ask about, those who help elsewhere only the first: elsewhere they are as a stranger. */
const helpedKinds = ["private", "coded"] as const;

/** The events that a caller is to ask a row about. Where no helper is admitted, or guests are, two kinds cannot differ. */
export function kindsFor({ rule, expected }: Row, caller: CallerName): readonly EventKind[] {
  if (expected.isAboutNoEvent) return ["private"];
  if (!isHelper(caller)) return eventKinds;
  return rule === "anybody" && caller !== "helper elsewhere" ? helpedKinds : ["private"];
}

/** What a row expects for a caller: of helpers, what the rule says unless the row names them. */
export function expectedOutcome({ rule, expected }: Row, caller: CallerName, kind: EventKind): string {
  if (!isHelper(caller)) return expected[caller][kind];
  if (rule === "anybody") return expected.helpers?.[caller] ?? expected.anonymous[kind];
  if (rule === undefined || rule === "organizers") return expected.helpers?.[caller] ?? "FORBIDDEN";
  return "FORBIDDEN";
}

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
  /** What is asked about an event. */
  question(subject: Subject, world: World): Promise<RowQuestion>;
  /**
   * Asks the graph, and says what came of it: `ok`, or in a word what the expectations name.
   *
   * @throws ApiRefusal when it is refused.
   */
  run(client: ApiClient, subject: Subject, world: World): Promise<string>;
}

/**
 * How a row asks.
 *
 * @param look says in a word what an answer holds.
 */
export function asking<Data, Variables extends Readonly<Record<string, unknown>>>(
  document: TypedDocumentNode<Data, Variables>,
  variablesOf: (subject: Subject, world: World) => NoInfer<Variables> | Promise<NoInfer<Variables>>,
  look: (data: Data, subject: Subject) => string = () => "ok",
): Pick<Row, "question" | "run"> {
  return {
    question: async (subject, world) => ({ document, variables: await variablesOf(subject, world) }),
    run: async (client, subject, world) =>
      look(await client.execute(document, await variablesOf(subject, world)), subject),
  };
}
