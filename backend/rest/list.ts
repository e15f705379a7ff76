/** As said in {@link Route.pageSize}. */
const defaultPageSize = 500;

/** The page of a list, as variables of an operation. */
export interface PageVariables extends Record<string, number> {
  offset: number;
  limit: number;
}

/** The first page of a list. */
export const firstPage = (pageSize = defaultPageSize): PageVariables => ({ offset: 0, limit: pageSize });

/**
 * The JSON text of a whole list, in chunks. It is read page by page while it is sent, so that a list of any length takes the
 * memory of one page. A list that changes meanwhile may repeat or miss an entry.
 *
 * @param page the position of the first page.
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
