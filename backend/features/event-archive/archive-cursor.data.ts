import type { Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import { otherWork } from "../../lib/other-work.ts";

/** Rows that are read at once: guests with fifty columns take a few milliseconds. */
const rowsPerPortion = 100;

/** The rows of a query, in portions: a list of 200,000 guests need not be in memory as a whole. One query at a time. */
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
