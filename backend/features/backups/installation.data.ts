import { randomBytes } from "node:crypto";
import type { Queryable } from "../../database/client.ts";

const row = 1;

/** The key of the installation that a database belongs to, which is made when it is first asked for: 8 hexadecimal digits. */
export async function findInstallation(db: Queryable): Promise<string> {
  const { key } = await db.installation.upsert({
    where: { row },
    create: { row, key: randomBytes(4).toString("hex") },
    update: {},
  });
  return key;
}
