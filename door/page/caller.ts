import { screens } from "../../common/screens.ts";

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
  if (place.kind === "help") return askHelper();
  if (place.kind === "nowhere") return { kind: "no-event" };
  const { data } = await ask("{ me { id } }");
  if (!data?.me) return { kind: "stranger" };
  if (place.kind === "admin") {
    const { eventId } = place;
    return { kind: "user", eventId, eventScreens: screens.adminEvent.replace(":eventId", String(eventId)) };
  }
  const [event] = (await ask("{ events(limit: 1) { nodes { id } } }")).data?.events?.nodes ?? [];
  if (!event) return { kind: "no-event" };
  return { kind: "user", eventId: event.id, eventScreens: screens.customerEventEditor };
}

async function askHelper(): Promise<Caller> {
  const { data } = await ask("{ myHelp { helper { name role } event { id } } }");
  if (!data?.myHelp) return { kind: "stranger" };
  const { helper, event } = data.myHelp;
  const eventScreens = helper.role === "DOOR" ? undefined : screens.helpEvent;
  return { kind: "helper", name: helper.name, eventId: event.id, eventScreens };
}

/** Ends the session. @returns whether the server did */
export async function signOut(): Promise<boolean> {
  try {
    await ask("mutation { logout }");
    return true;
  } catch {
    return false;
  }
}

async function ask(query: string): Promise<Answer> {
  const response = await fetch("/graphql", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query }),
  });
  const answer: Answer = await response.json();
  if (!response.ok || !answer.data) throw new Error(`The server answered with ${response.status}.`);
  return answer;
}
