import { useEffect, useState } from "preact/hooks";
import { minSearchLength } from "../../common/limits.ts";
import type { DoorBook, DoorSearch, DoorState } from "../book/door-book-types.ts";

/** What the book finds for what is typed, and again when the list changes; undefined under two letters. */
export function useSearch(book: DoorBook, { people, listAsOf }: DoorState, typed: string): DoorSearch | undefined {
  const [found, setFound] = useState<DoorSearch>();
  const wanted = typed.trim();
  const isLongEnough = [...wanted].length >= minSearchLength;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed list may have other answers
  useEffect(() => {
    if (!isLongEnough) return setFound(undefined);
    let isWanted = true;
    void book.search(wanted).then((answer) => {
      if (isWanted) setFound(answer);
    });
    return () => {
      isWanted = false;
    };
  }, [book, wanted, isLongEnough, people, listAsOf]);
  return isLongEnough ? found : undefined;
}
