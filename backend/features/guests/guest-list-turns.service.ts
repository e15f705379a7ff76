import { Turns } from "../../lib/turns.ts";
import { turns } from "../../limits.ts";
import type { Author } from "../users/viewer.type.ts";

const listTurns = new Turns(turns.lists);

/**
 * Runs a long task on a list in the author's turn. @throws DomainError RATE_LIMITED (author's queue), UNAVAILABLE (all)
 */
export function inTurn<T>({ key }: Pick<Author, "key">, work: () => Promise<T>): Promise<T> {
  return listTurns.run(key, work);
}
