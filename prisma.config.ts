import { defineConfig } from "prisma/config";

/** For the Prisma command line (`npx prisma studio`, `npx prisma migrate status`) on a database of your own. */
export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  datasource: { url: process.env.DATABASE_URL ?? "" },
});
