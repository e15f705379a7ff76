import type { Queryable } from "../../database/client.ts";

/** Whether an event here has or had a link. */
export async function isLinkUsed(tx: Queryable, shortLink: string): Promise<boolean> {
  return (await tx.usedLink.count({ where: { shortLink } })) > 0;
}
