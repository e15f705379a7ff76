import { useEffect, useState } from "preact/hooks";
import type { DoorBook } from "../book/door-book.ts";
import type { DoorState } from "../book/door-state.ts";

/** The book's state, again after each change. */
export function useStateOf(book: DoorBook): DoorState {
  const [state, setState] = useState(book.state);
  useEffect(() => {
    setState(book.state);
    return book.subscribe(() => setState(book.state));
  }, [book]);
  return state;
}
