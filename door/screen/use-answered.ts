import { useEffect, useState } from "preact/hooks";
import type { DoorSearch } from "../book/door-state.ts";

/** Enter may be faster than the answer: what it does waits for that, unless something else is typed meanwhile. */
export function useAnswered(
  search: DoorSearch | undefined,
  typed: string,
  act: (answer: DoorSearch) => void,
): (typed: string) => void {
  const [awaited, setAwaited] = useState<string>();
  const wanted = typed.trim();
  useEffect(() => {
    if (awaited === undefined) return;
    if (awaited !== wanted) return setAwaited(undefined);
    if (search?.typed !== wanted) return;
    setAwaited(undefined);
    act(search);
  });
  return (text) => setAwaited(text.trim());
}
