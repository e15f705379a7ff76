import { screens } from "../../common/screens.ts";
import { browserLink } from "../device/browser.ts";

/** Who has the page open, as the server knows them. */
export type Caller =
  | { kind: "helper"; name: string; eventId: number; eventScreens: string | undefined }
  | { kind: "user"; eventId: number; eventScreens: string }
  /** Signed in, without an event here. */
  | { kind: "no-event" }
  | { kind: "stranger" };

type Place = { kind: "help" } | { kind: "customer" } | { kind: "admin"; eventId: number } | { kind: "nowhere" };

interface Answer {
  data?: {
    myHelp?: { helper: { name: string; role: string }; event: { id: number } } | null;
    me?: { id: number } | null;
    events?: { nodes: { id: number }[] };
  } | null;
}

const adminDoor = new RegExp(`^${screens.adminDoor.replace(":eventId", "([0-9]{1,9})")}/?$`);

export function placeOf(pathname: string): Place {
  if (pathname.startsWith(screens.helpDoor)) return { kind: "help" };
  if (pathname.startsWith(screens.customerDoor)) return { kind: "customer" };
  const [, eventId] = adminDoor.exec(pathname) ?? [];
  return eventId === undefined ? { kind: "nowhere" } : { kind: "admin", eventId: Number(eventId) };
}

/** Asks the server. @throws Error when it cannot be reached or does not answer */
export async function askCaller(place: Place): Promise<Caller> {
  if (place.kind === "nowhere") return { kind: "no-event" };
  if (place.kind === "help") {
    const { myHelp } = await ask("{ myHelp { helper { name role } event { id } } }");
    if (!myHelp) return { kind: "stranger" };
    const { helper, event } = myHelp;
    const eventScreens = helper.role === "DOOR" ? undefined : screens.helpEvent;
    return { kind: "helper", name: helper.name, eventId: event.id, eventScreens };
  }
  if (!(await ask("{ me { id } }")).me) return { kind: "stranger" };
  if (place.kind === "admin") {
    const { eventId } = place;
    return { kind: "user", eventId, eventScreens: screens.adminEvent.replace(":eventId", String(eventId)) };
  }
  const [event] = (await ask("{ events(limit: 1) { nodes { id } } }")).events?.nodes ?? [];
  return event ? { kind: "user", eventId: event.id, eventScreens: screens.customerEventEditor } : { kind: "no-event" };
}

/** Ends the session. @returns whether the server did */
export const signOut = (): Promise<boolean> =>
  ask("mutation { logout }").then(
    () => true,
    () => false,
  );

async function ask(query: string): Promise<NonNullable<Answer["data"]>> {
  const { data }: Answer = JSON.parse((await browserLink.ask(JSON.stringify({ query }))).body);
  if (!data) throw new Error("The server did not answer.");
  return data;
}

const beginning = "door-event ";

/** The event whose door was opened at this address last, so that it opens without a connection. */
export function knownEvent(): number | undefined {
  const kept = inStorage((storage, key) => Number(storage.getItem(key))) ?? 0;
  return Number.isSafeInteger(kept) && kept > 0 ? kept : undefined;
}

/** `eventId` is undefined once nothing is to be sent from here any more. */
export function keepEvent(eventId: number | undefined): void {
  inStorage((storage, key) =>
    eventId === undefined ? storage.removeItem(key) : storage.setItem(key, String(eventId)),
  );
}

function inStorage<Result>(work: (storage: Storage, key: string) => Result): Result | undefined {
  try {
    return work(localStorage, beginning + location.pathname);
  } catch {
    // Without storage, the page opens only with a connection.
    return undefined;
  }
}
