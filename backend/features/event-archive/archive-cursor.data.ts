import type { Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import { otherWork } from "../../lib/other-work.ts";

/** Guests with fifty columns take a few milliseconds per portion. */
const rowsPerPortion = 100;

/** Rows in portions, so that long lists need not fit in memory. One query at a time. */
export async function* inPortions<Row>(
  tx: Queryable,
  query: Prisma.Sql,
  portion = rowsPerPortion,
): AsyncGenerator<Row, void> {
  await tx.$executeRaw`DECLARE archived NO SCROLL CURSOR FOR ${query}`;
  let isMore = true;
  while (isMore) {
    const rows = await tx.$queryRaw<Row[]>`FETCH ${Prisma.raw(String(portion))} FROM archived`;
    await otherWork();
    yield* rows;
    isMore = rows.length === portion;
  }
  await tx.$executeRaw`CLOSE archived`;
}
