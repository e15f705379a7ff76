import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { wishFacts, wishKinds } from "./wish-kinds.ts";

it("names every rule, and nothing else, among the wishes whose priority means nothing", () => {
  const schema = readFileSync(new URL("../../schema.graphql", import.meta.url), "utf8");
  const [, description = ""] = /"""([^"]*)"""\nenum WishPriority /.exec(schema) ?? [];
  const named = wishKinds.filter((kind) => new RegExp(`(?<!_|[A-Z])${kind}(?!_|[A-Z])`).test(description));
  expect(named).toEqual(wishKinds.filter((kind) => wishFacts(kind).isRequired));
});
