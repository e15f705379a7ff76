import { screens } from "../../../common/screens.ts";
import { ask, browserLink, Refused } from "../device/server.ts";

/** Who has the page open, as the server knows them. "no-event": signed in, without an event here. */
export type Caller = { eventId: number; helper?: string; eventScreens?: string } | "no-event" | "stranger";

/** Helpers cannot sign in again: they need another link. */
export const isHelp = location.pathname.startsWith(screens.helpDoor);

interface Answers {
  myHelp: { helper: { name: string; role: string }; event: { id: number } } | null;
  me: object | null;
  events: { nodes: { id: number }[] };
}

const answerTo = (query: string) => ask<Answers>(browserLink, query);

/** @throws Error when the server cannot be reached or does not answer */
export async function askCaller(): Promise<Caller> {
  if (isHelp) {
    const { myHelp } = await answerTo("{ myHelp { helper { name role } event { id } } }");
    if (!myHelp) return "stranger";
    const { helper, event } = myHelp;
    return {
      eventId: event.id,
      helper: helper.name,
      ...(helper.role !== "DOOR" && { eventScreens: screens.helpEvent }),
    };
  }
  if (!(await answerTo("{ me { id } }")).me) return "stranger";
  if (location.pathname.startsWith(screens.customerDoor)) {
    const [event] = (await answerTo("{ events(limit: 1) { nodes { id } } }")).events.nodes;
    return event ? { eventId: event.id, eventScreens: screens.customerEventEditor } : "no-event";
  }
  const [, eventId] = /\/events\/(\d{1,9})\//.exec(location.pathname) ?? [];
  if (!eventId) return "no-event";
  return { eventId: Number(eventId), eventScreens: screens.adminEvent.replace(":eventId", eventId) };
}

/** Ends the session. @returns whether the server did, or there was none */
export const signOut = (): Promise<boolean> =>
  answerTo("mutation { logout }").then(
    () => true,
    (error: unknown) => error instanceof Refused,
  );

const keptEvent = `door-event ${location.pathname}`;

/** Browsers may refuse it. */
function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** The event whose door was opened at this address last, so that it opens without a connection. */
export const knownEvent = (): number | undefined => Number(storage()?.getItem(keptEvent)) || undefined;

export const keepEvent = (eventId: number): void => storage()?.setItem(keptEvent, String(eventId));

/** Once nothing is to be sent from here any more. */
export const forgetEvent = (): void => storage()?.removeItem(keptEvent);
