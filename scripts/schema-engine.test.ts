import { expect, it } from "vitest";
import { migrate } from "../backend/database/migrate.ts";
import { createBareDatabase } from "../backend/testing/test-database.ts";
import { listMigrations, openSchemaEngine } from "./schema-engine.ts";

it("takes the records of the program's own migrations for its own", async () => {
  const database = await createBareDatabase();
  await migrate(database.url);
  const { engine, close } = await openSchemaEngine(database.url);
  try {
    const migrationsList = await listMigrations();
    const filters = { externalTables: [], externalEnums: [] };
    expect(
      await engine.diagnoseMigrationHistory({ migrationsList, optInToShadowDatabase: false, filters }),
    ).toMatchObject({
      editedMigrationNames: [],
      failedMigrationNames: [],
      hasMigrationsTable: true,
      history: null,
    });
    expect(await engine.applyMigrations({ migrationsList, filters })).toEqual({ appliedMigrationNames: [] });
  } finally {
    await close();
    await database.drop();
  }
});
