import { startThrowAwayServer } from "../backend/testing/database-server.ts";
import { diffMigrationsWithSchema } from "./schema-diff.ts";

const server = await startThrowAwayServer();
try {
  const missing = await diffMigrationsWithSchema(server.url);
  if (missing === undefined) {
    console.log("The migrations match prisma/schema.prisma.");
  } else {
    console.error(`The migrations do not match prisma/schema.prisma. This is missing:\n\n${missing}`);
    console.error("Write it with: npm run migration NAME");
    process.exitCode = 1;
  }
} finally {
  await server.stop();
}
