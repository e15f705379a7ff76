import { randomBytes } from "node:crypto";
import type { Queryable } from "../../database/client.ts";

const row = 1;

/** The installation's key, created when first requested: 8 hexadecimal digits. */
export async function findInstallation(db: Queryable): Promise<string> {
  const { key } = await db.installation.upsert({
    where: { row },
    create: { row, key: randomBytes(4).toString("hex") },
    update: {},
  });
  return key;
}
