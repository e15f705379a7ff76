import { maxPageSize } from "../lib/page.ts";

/** Which part of a list is asked for, in the variables of an operation. */
export interface PageVariables extends Record<string, number> {
  offset: number;
  limit: number;
}

/** The first page of a list. */
export const firstPage = (pageSize = maxPageSize): PageVariables => ({ offset: 0, limit: pageSize });

/**
 * The JSON text of a whole list, piece by piece. It is read page by page as it is sent, so that a list of any length
 * takes the memory of one page. A list that changes meanwhile may repeat or miss an entry.
 *
 * @param page which page the first one is.
 * @param first the first page.
 * @param readPage reads another page.
 */
export async function* listText(
  { offset, limit }: PageVariables,
  first: readonly unknown[],
  readPage: (page: PageVariables) => Promise<readonly unknown[]>,
): AsyncGenerator<string> {
  let entries = first;
  let next = offset;
  yield "[";
  while (entries.length > 0) {
    yield `${next === offset ? "" : ","}${JSON.stringify(entries).slice(1, -1)}`;
    if (entries.length < limit) break;
    next += limit;
    entries = await readPage({ offset: next, limit });
  }
  yield "]";
}
