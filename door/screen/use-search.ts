import { useEffect, useState } from "preact/hooks";
import { minSearchLength } from "../../common/limits.ts";
import type { DoorBook } from "../book/door-book.ts";
import type { DoorSearch, DoorState } from "../book/door-state.ts";

/** What the book finds for what is typed, and again when the list changes; undefined under two letters. */
export function useSearch(
  book: DoorBook,
  { event, people, listAsOf }: DoorState,
  typed: string,
): DoorSearch | undefined {
  const [found, setFound] = useState<DoorSearch>();
  const wanted = typed.trim();
  const isLongEnough = [...wanted].length >= minSearchLength;
  // People found by the server become known here, which is no reason to ask it again.
  const asOf = event?.worksOffline ? people : listAsOf?.getTime();
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
  }, [book, wanted, isLongEnough, asOf]);
  return isLongEnough ? found : undefined;
}
