import { useEffect, useState } from "preact/hooks";
import { guestPageParameters } from "../../common/guest-page.ts";
import { idFrom } from "../../common/id-from.ts";
import type { DoorPerson, DoorState } from "../book/door-state.ts";

/** Of the guest whose code was scanned: it leads here, with their id in the fragment. Taken out of the address at once. */
function takePicked(): number | undefined {
  const picked = new URLSearchParams(location.hash.slice(1)).get(guestPageParameters.picked);
  if (picked === null) return undefined;
  history.replaceState(history.state, "", location.pathname);
  return idFrom(picked);
}

/** Whose code was scanned last, until `forget` is called; undefined for somebody who is not known on this device. */
export function usePicked(people: DoorState["people"]): { picked: DoorPerson | undefined; forget(): void } {
  const [id, setId] = useState(takePicked);
  useEffect(() => {
    const listen = () => setId((before) => takePicked() ?? before);
    window.addEventListener("hashchange", listen);
    return () => window.removeEventListener("hashchange", listen);
  }, []);
  const picked = id === undefined ? undefined : [...people.values()].find(({ guestId }) => guestId === id);
  return { picked, forget: () => setId(undefined) };
}
