import { writeFileSync } from "node:fs";
import { lexicographicSortSchema, printSchema } from "graphql";
import { buildGraph } from "../backend/graphql/schema.ts";

const target = process.argv[2] ?? "schema.graphql";
const banner = "# Written by `npm run schema` from the resolvers of backend/features; do not edit by hand.\n\n";
writeFileSync(target, `${banner}${printSchema(lexicographicSortSchema(buildGraph()))}\n`);
