import { maxPageSize } from "../lib/page.ts";

/** Which part of a list is asked for, in the variables of an operation. */
export interface PageVariables extends Record<string, number> {
  offset: number;
  limit: number;
}

/** The first page of a list: as many entries as the graph answers at once. */
export const firstPage: PageVariables = { offset: 0, limit: maxPageSize };

/**
 * The JSON text of a whole list, piece by piece. It is read page by page as it is sent, so that a list of any length
 * takes the memory of one page. A list that changes meanwhile may repeat or miss an entry.
 *
 * @param first its first page.
 * @param readPage reads another page.
 */
export async function* listText(
  first: readonly unknown[],
  readPage: (page: PageVariables) => Promise<readonly unknown[]>,
): AsyncGenerator<string> {
  let entries = first;
  let { offset } = firstPage;
  yield "[";
  while (entries.length > 0) {
    yield `${offset === 0 ? "" : ","}${JSON.stringify(entries).slice(1, -1)}`;
    if (entries.length < maxPageSize) break;
    offset += maxPageSize;
    entries = await readPage({ offset, limit: maxPageSize });
  }
  yield "]";
}
