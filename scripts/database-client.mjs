import { createRequire } from "node:module";
import { inProject } from "./project.mjs";

// Both are published as modules that Node cannot load, and as CommonJS.
const load = createRequire(import.meta.url);
/** @type {typeof import("@prisma/client-generator-ts")} */
const { PrismaClientTsGenerator } = load("@prisma/client-generator-ts");
/** @type {typeof import("@prisma/internals")} */
const { getGenerators, loadSchemaContext } = load("@prisma/internals");

/** Writes the client of the database from prisma/schema.prisma, as `prisma generate` does, without Prisma's programs. */
export async function writeDatabaseClient() {
  const generators = await getGenerators({
    schemaContext: await loadSchemaContext({ schemaPath: { baseDir: inProject("prisma") }, printLoadMessage: false }),
    registry: { "prisma-client": { type: "in-process", generator: new PrismaClientTsGenerator() } },
    skipDownload: true,
    cliCommand: "generate",
  });
  for (const generator of generators) {
    await generator.generate();
    generator.stop();
  }
}
