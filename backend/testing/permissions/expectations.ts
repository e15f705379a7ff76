import type { EventKind } from "./events.ts";
import type { HelperName, ViewerName } from "./world.ts";

/** What is expected for each caller and event: the code of a refusal, or what the row makes of an answer. */
export interface Expectations extends Record<ViewerName, Record<EventKind, string>> {
  /** For those who help with the event, or with another one. Left out where the rule says it all, see `expectedOutcome`. */
  helpers?: Record<HelperName, string>;
  /** Whether it is about no event, so that one kind of event is enough to ask with. */
  isAboutNoEvent?: boolean;
}

/** The same for every event. */
export const always = (outcome: string): Record<EventKind, string> => ({
  public: outcome,
  discreet: outcome,
  coded: outcome,
  private: outcome,
  sample: outcome,
});

const notFound = always("NOT_FOUND");

/** The same for anybody, whether they have searched the event or not. */
export const anonymously = (expected: Record<EventKind, string>) => ({
  anonymous: expected,
  "anonymous who has not searched": expected,
});

/** The same for editors and viewers; those at the door search only, and nobody's help reaches beyond their event. */
export const helpersRead = (outcome: string): Record<HelperName, string> => ({
  editor: outcome,
  viewer: outcome,
  door: "FORBIDDEN",
  "helper elsewhere": "NOT_FOUND",
});

/** What organisers read: their own events; administrators every one. */
export const organisersRead: Expectations = {
  helpers: helpersRead("ok"),
  ...anonymously(always("UNAUTHENTICATED")),
  owner: { ...always("ok"), sample: "NOT_FOUND" },
  stranger: notFound,
  admin: always("ok"),
};

/** What organisers change: as what they read, but never the sample. */
export const organisersWrite: Expectations = {
  ...organisersRead,
  helpers: { ...helpersRead("ok"), viewer: "FORBIDDEN" },
  admin: { ...always("ok"), sample: "FORBIDDEN" },
};

/** What the owner and administrators decide alone: as what organisers change, but no helper may. */
export const ownersDecide: Expectations = {
  ...organisersWrite,
  helpers: { ...helpersRead("FORBIDDEN") },
};

/** What is tried at the event that is named, with what belongs to another one: nobody finds it. */
export const nowhere: Expectations = {
  ...organisersWrite,
  helpers: { ...helpersRead("NOT_FOUND"), viewer: "FORBIDDEN" },
  owner: always("NOT_FOUND"),
  admin: { ...always("NOT_FOUND"), sample: "FORBIDDEN" },
};

/** The same for what only the owner and administrators delete. */
export const nowhereToDelete: Expectations = { ...nowhere, helpers: ownersDecide.helpers };

/** What anybody who has the link reads: private events exist for their organisers alone. */
export const guestsRead = (answer: string, nothing: string): Expectations => ({
  helpers: { editor: answer, viewer: answer, door: answer, "helper elsewhere": nothing },
  ...anonymously({ ...always(answer), private: nothing }),
  owner: always(answer),
  stranger: { ...always(answer), private: nothing },
  admin: always(answer),
});

/** The same, of which organisers are answered more. */
export const guestsReadPart = (part: string, whole: string, nothing: string): Expectations => ({
  ...guestsRead(part, nothing),
  helpers: { editor: whole, viewer: whole, door: whole, "helper elsewhere": nothing },
  owner: { ...always(whole), sample: part },
  admin: always(whole),
});

/** What is about no event. */
export const callers = (anonymous: string, customer: string, admin: string): Expectations => ({
  isAboutNoEvent: true,
  ...anonymously(always(anonymous)),
  owner: always(customer),
  stranger: always(customer),
  admin: always(admin),
});

export const administratorsOnly = callers("UNAUTHENTICATED", "FORBIDDEN", "ok");
export const anybody = callers("ok", "ok", "ok");

/** The same but for events that hide tablemates, for every caller. */
export const withDiscreet = (expected: Expectations, outcome: string): Expectations => ({
  ...expected,
  anonymous: { ...expected.anonymous, discreet: outcome },
  "anonymous who has not searched": { ...expected["anonymous who has not searched"], discreet: outcome },
  owner: { ...expected.owner, discreet: outcome },
  stranger: { ...expected.stranger, discreet: outcome },
  admin: { ...expected.admin, discreet: outcome },
});

/** The same, but nothing for a caller who has not searched the event. */
export const afterSearch = (expected: Expectations): Expectations => ({
  ...expected,
  "anonymous who has not searched": notFound,
});

/** The same but for events that ask for a code, to all who do not look after them: nobody shows it. */
export const withCoded = (expected: Expectations, outcome: string): Expectations => ({
  ...expected,
  anonymous: { ...expected.anonymous, coded: outcome },
  "anonymous who has not searched": { ...expected["anonymous who has not searched"], coded: outcome },
  stranger: { ...expected.stranger, coded: outcome },
});
