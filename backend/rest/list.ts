/** Documented at {@link Route.pageSize}. */
const defaultPageSize = 500;

export interface PageVariables extends Record<string, number> {
  offset: number;
  limit: number;
}

/** The first page of a list. */
export const firstPage = (pageSize = defaultPageSize): PageVariables => ({ offset: 0, limit: pageSize });

/** JSON chunks of a whole list, with one page in memory. A list that changes meanwhile may repeat or miss an entry. */
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
