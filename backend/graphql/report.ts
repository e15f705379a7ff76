import { type GraphQLSchema, Kind, type OperationDefinitionNode, OperationTypeNode } from "graphql";
import type { Logger } from "pino";
import type { Context } from "../features/users/context.type.ts";
import { toRefusal } from "../http/refusals.ts";
import type { Metrics } from "../lib/metrics.ts";

/** What a caller asked for. Input is not reported. */
interface Asked {
  kind: OperationDefinitionNode["operation"];
  fields: readonly string[];
}

export function askedBy({ operation, selectionSet }: OperationDefinitionNode): Asked {
  const fields = selectionSet.selections.map((one) => (one.kind === Kind.FIELD ? one.name.value : "..."));
  return { kind: operation, fields };
}

/** Refusals that an operator may want to investigate, even for reads. */
const noteworthy = new Set(["UNAUTHENTICATED", "FORBIDDEN", "RATE_LIMITED"]);

/** Logs every change, and noteworthy refusals: by whom, which fields, with which codes. */
export function logOperation(
  { log, viewer, clientAddress }: Context,
  { kind, fields }: Asked,
  refused: readonly string[],
): void {
  if (kind !== OperationTypeNode.MUTATION && !refused.some((code) => noteworthy.has(code))) return;
  const user = viewer.kind === "user" ? viewer.user.id : null;
  const helper = viewer.kind === "helper" ? { helper: viewer.helper.id } : {};
  log.info({ user, ...helper, address: clientAddress, asked: fields, refused }, kind);
}

/** The single root field: a caller who names a thousand operations must not create a thousand series. */
export function labelOf(schema: GraphQLSchema, operation: OperationDefinitionNode | undefined): string {
  if (!operation) return "invalid";
  const [field = "", ...others] = new Set(askedBy(operation).fields);
  if ([field, ...others].every((name) => name.startsWith("__"))) return "introspection";
  if (others.length > 0 || field === "...") return "several";
  return schema.getRootType(operation.operation)?.getFields()[field] ? field : "other";
}

/** Does what an operation of one field does, without executing GraphQL, which takes several times as long. */
export type Directly = <Result>(
  context: Context,
  asked: { query: string } | { mutation: string },
  work: () => Promise<Result>,
) => Promise<Result>;

/** Measured and logged like the operation. @throws DomainError as the operation refuses */
export function createDirectly({ operationSeconds }: Metrics, logger: Logger): Directly {
  return async (context, asked, work) => {
    const started = performance.now();
    const [kind, operation] =
      "query" in asked ? [OperationTypeNode.QUERY, asked.query] : [OperationTypeNode.MUTATION, asked.mutation];
    const report = (outcome: string, refused: string[]) => {
      operationSeconds.observe({ operation, outcome }, (performance.now() - started) / 1000);
      logOperation(context, { kind, fields: [operation] }, refused);
    };
    try {
      const result = await work();
      report("ok", []);
      return result;
    } catch (error) {
      const refusal = toRefusal(error, logger);
      report(refusal.code, [refusal.code]);
      throw refusal;
    }
  };
}
