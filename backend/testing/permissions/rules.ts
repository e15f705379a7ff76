import { z } from "zod";

const operation = z.object({ schemaName: z.string(), roles: z.array(z.string()).optional() });

// type-graphql stores its decorators' metadata on the global object, so that several copies share it.
const storageSchema = z.object({
  queries: z.array(operation),
  mutations: z.array(operation),
  subscriptions: z.array(operation),
});

/** Organizers are users, and helpers without an account. */
export type Rule = "anybody" | "signed in" | "admin" | "customer" | "organizers";

const ruleSchema = z.enum(["admin", "customer", "organizers"]);

function ruleOf(roles: string[] | undefined): Rule {
  if (roles === undefined) return "anybody";
  return roles.length === 0 ? "signed in" : ruleSchema.parse(roles.join());
}

/** Every query, mutation and subscription, as the resolvers declare it. */
export function declaredRules(): Map<string, Rule> {
  const { queries, mutations, subscriptions } = storageSchema.parse(
    Reflect.get(globalThis, "TypeGraphQLMetadataStorage"),
  );
  return new Map(
    [...queries, ...mutations, ...subscriptions].map(({ schemaName, roles }) => [schemaName, ruleOf(roles)]),
  );
}
