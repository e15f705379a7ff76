import type { EventKind } from "./events.ts";
import type { HelperName, ViewerName } from "./world.ts";

/** The code of a refusal, or what the row makes of an answer. */
export interface Expectations extends Record<ViewerName, Record<EventKind, string>> {
  helpers?: Record<HelperName, string>;
  /** One kind of event is enough then. */
  isAboutNoEvent?: boolean;
}

export const always = (outcome: string): Record<EventKind, string> => ({
  public: outcome,
  discreet: outcome,
  coded: outcome,
  private: outcome,
  sample: outcome,
});

const notFound = always("NOT_FOUND");

export const anonymously = (expected: Record<EventKind, string>) => ({
  anonymous: expected,
  "anonymous who has not searched": expected,
});

/** Door helpers only search, and no help reaches beyond its event. */
export const helpersRead = (outcome: string): Record<HelperName, string> => ({
  editor: outcome,
  viewer: outcome,
  door: "FORBIDDEN",
  "helper elsewhere": "NOT_FOUND",
});

/** Organizers read their own events, administrators every one. */
export const organizersRead: Expectations = {
  helpers: helpersRead("ok"),
  ...anonymously(always("UNAUTHENTICATED")),
  owner: { ...always("ok"), sample: "NOT_FOUND" },
  stranger: notFound,
  admin: always("ok"),
};

/** As organizersRead, but never the sample. */
export const organizersWrite: Expectations = {
  ...organizersRead,
  helpers: { ...helpersRead("ok"), viewer: "FORBIDDEN" },
  admin: { ...always("ok"), sample: "FORBIDDEN" },
};

/** No helper may. */
export const ownersDecide: Expectations = {
  ...organizersWrite,
  helpers: { ...helpersRead("FORBIDDEN") },
};

/** Ids of another event than the one that is given: not found. */
export const nowhere: Expectations = {
  ...organizersWrite,
  helpers: { ...helpersRead("NOT_FOUND"), viewer: "FORBIDDEN" },
  owner: always("NOT_FOUND"),
  admin: { ...always("NOT_FOUND"), sample: "FORBIDDEN" },
};

export const nowhereToDelete: Expectations = { ...nowhere, helpers: ownersDecide.helpers };

/** Anybody who has the link; private events exist for their organizers alone. */
export const guestsRead = (answer: string, nothing: string): Expectations => ({
  helpers: { editor: answer, viewer: answer, door: answer, "helper elsewhere": nothing },
  ...anonymously({ ...always(answer), private: nothing }),
  owner: always(answer),
  stranger: { ...always(answer), private: nothing },
  admin: always(answer),
});

/** As guestsRead, but organizers get more. */
export const guestsReadPart = (part: string, whole: string, nothing: string): Expectations => ({
  ...guestsRead(part, nothing),
  helpers: { editor: whole, viewer: whole, door: whole, "helper elsewhere": nothing },
  owner: { ...always(whole), sample: part },
  admin: always(whole),
});

export const callers = (anonymous: string, customer: string, admin: string): Expectations => ({
  isAboutNoEvent: true,
  ...anonymously(always(anonymous)),
  owner: always(customer),
  stranger: always(customer),
  admin: always(admin),
});

export const administratorsOnly = callers("UNAUTHENTICATED", "FORBIDDEN", "ok");

const strangers: readonly ViewerName[] = ["anonymous", "anonymous who has not searched", "stranger"];

const withKind = (expected: Expectations, viewers: readonly ViewerName[], kind: EventKind, outcome: string) => ({
  ...expected,
  ...Object.fromEntries(viewers.map((viewer) => [viewer, { ...expected[viewer], [kind]: outcome }])),
});

export const withDiscreet = (expected: Expectations, outcome: string): Expectations =>
  withKind(expected, [...strangers, "owner", "admin"], "discreet", outcome);

/** Not found for a caller who has not searched the event. */
export const afterSearch = (expected: Expectations): Expectations => ({
  ...expected,
  "anonymous who has not searched": notFound,
});

/** Another outcome at coded events for all who do not look after them. */
export const withCoded = (expected: Expectations, outcome: string): Expectations =>
  withKind(expected, strangers, "coded", outcome);
