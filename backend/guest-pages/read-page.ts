import type { Request } from "express";
import { z } from "zod";
import { guestLanguages } from "../../common/guest-languages.ts";
import {
  type GuestAnswer,
  type GuestPageBody,
  guestPageParameters as names,
  type ShownEvent,
  type ShownGuest,
  type SignedIn,
} from "../../common/guest-page.ts";
import { maxSearchLength, minSearchLength } from "../../common/limits.ts";
import type { Language } from "../../common/messages/language.ts";
import { themeRules } from "../../common/theme-rules.ts";
import type { PublicEvent } from "../features/events/event.type.ts";
import { findPublicEvent, getSampleEvent, type LinkedEvent } from "../features/events/event-access.service.ts";
import { notePhone } from "../features/events/guest-note.service.ts";
import { findRoomWith } from "../features/floor-plan/guest-room.service.ts";
import type { GuestMatch } from "../features/guest-search/guest-match.type.ts";
import { answerLink, answerSearch, type SearchAnswer } from "../features/guest-search/guest-search.service.ts";
import type { Context } from "../features/users/context.type.ts";
import type { Directly } from "../graphql/operations.ts";
import { DomainError } from "../lib/domain-error.ts";
import type { Part } from "./rendered-pages.ts";

/** What the address of a guest page asks for. Parameters that make no sense are ignored. */
export interface PageQuery {
  /** Empty for nothing. */
  typed: string;
  /** The id of the match that the guest picked. */
  picked: number | undefined;
  /** With `picked`, the signature of a personal link; empty for none. */
  mark: string;
  part: Part;
  language: string | undefined;
  isSignedOut: boolean;
  /** Whether it is for the theme editor, with a theme that is not saved. */
  isPreview: boolean;
}

/** Reads the query of a request. */
export function readQuery({ query }: Request): PageQuery {
  const typed = textOf(query[names.query]);
  return {
    // One letter more than may be searched, so that longer texts are refused and not echoed.
    typed: typed.length > maxSearchLength ? [...typed].slice(0, maxSearchLength + 1).join("") : typed,
    picked: idOf(query[names.picked]),
    mark: textOf(query[names.mark]),
    part: query[names.part] === "answer" ? "answer" : "page",
    language: guestLanguages.find(({ tag }) => tag === query[names.language])?.tag,
    isSignedOut: query[names.signedOut] !== undefined,
    isPreview: query[names.preview] !== undefined,
  };
}

// A parameter that is given twice is a list.
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function idOf(value: unknown): number | undefined {
  const id = Number(textOf(value));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** The home page, or the page of the event behind a public link. */
export type Place = { kind: "home" } | { kind: "event"; shortLink: string };

/** Null if there is none, or the caller may not see it. @throws DomainError RATE_LIMITED after too many dead links */
export async function findPageEvent(context: Context, place: Place): Promise<LinkedEvent | null> {
  const { db, tokens } = context;
  if (place.kind === "home") return getSampleEvent(db, context);
  notePhone(tokens);
  return findPublicEvent(db, context, place.shortLink);
}

/** What a page shows of its event. */
export function shownEvent({ id, name, date, location, greeting, guestLanguages, theme }: PublicEvent): ShownEvent {
  const { primaryColor, backgroundColor, fontFamily, picture } = theme;
  const look = { primaryColor, backgroundColor, fontFamily };
  return { id, name, date, location, greeting, theme: look, picture, languages: guestLanguages };
}

/** The event with a look that is not saved. A color that is still being typed is as it was. */
export function withLook<Looking extends PublicEvent>(event: Looking, typed: unknown): Looking {
  const { theme } = event;
  const { primaryColor, backgroundColor, fontFamily } = themeRules.required().shape;
  const look = z.object({
    primaryColor: primaryColor.catch(theme.primaryColor),
    backgroundColor: backgroundColor.catch(theme.backgroundColor),
    fontFamily: fontFamily.catch(theme.fontFamily),
  });
  return { ...event, theme: { ...theme, ...look.parse(typed) } };
}

/** Undefined for a guest, and for a helper, who has no account. */
export function signedInUser({ viewer }: Context): SignedIn | undefined {
  if (viewer.kind !== "user") return undefined;
  const { name, email, role } = viewer.user;
  return { name, email, isAdmin: role === "admin" };
}

interface Searching {
  directly: Directly;
  language: Language;
}

/**
 * The search with its answer and refusal, if any, or the question for the event's code. A personal link shows its guest as if they
 * had searched, and needs no code.
 */
export async function readBody(
  context: Context,
  event: PublicEvent,
  { typed, picked, mark }: Pick<PageQuery, "typed" | "picked" | "mark">,
  { directly, language }: Searching,
): Promise<{ body: GuestPageBody; refusal?: DomainError }> {
  const shown = shownEvent(event);
  const body = (answer: GuestAnswer, name = typed): GuestPageBody => ({
    kind: "search",
    event: shown,
    typed: name,
    answer,
  });
  const codeForm = (refusal?: string): GuestPageBody => ({ kind: "code", event: shown, typed: "", refusal });
  const link = picked !== undefined && mark !== "" ? { guestId: picked, mark } : undefined;
  if (!link && event.asksForCode) return { body: codeForm() };
  if (!link && [...typed.trim()].length < minSearchLength) return { body: body({ kind: "none-yet" }) };
  try {
    const found = await directly(context, { query: "searchGuests" }, () =>
      link
        ? answerLink(context, event.id, link)
        : answerSearch(context, event.id, { text: typed, tablematesOf: picked }),
    );
    const answer = await answerOf(context, found, picked);
    return { body: body(answer, link ? nameIn(answer) : typed) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const reason = error.in(language);
    const failed = () => body({ kind: "failed", reason }, link ? "" : typed);
    return { body: event.asksForCode ? codeForm(reason) : failed(), refusal: error };
  }
}

const nameIn = (answer: GuestAnswer) => (answer.kind === "found" ? answer.guest.name : "");

async function answerOf(
  { db }: Context,
  { event, matches, isCertain, areAllMeant, suggestions }: SearchAnswer,
  picked: number | undefined,
): Promise<GuestAnswer> {
  const guests = matches.map(shownGuest);
  const [best] = guests;
  if (!best) return { kind: "nobody", suggestions };
  const guest = guests.find(({ id }) => id === picked) ?? (isCertain ? best : undefined);
  const areTogether = areAllMeant && best.tableNumber !== "" && sitAtOneTable(guests);
  if (!guest) return { kind: "which-one", guests, areTogether };
  const room = await findRoomWith(db, event, guest.tableNumber);
  return { kind: "found", guest, others: guests.filter((other) => other !== guest), room };
}

const sitAtOneTable = (guests: readonly ShownGuest[]) =>
  guests.every(({ tableNumber }) => tableNumber === guests[0]?.tableNumber);

function shownGuest({ id, name, tableNumber, additionalInfo, tablemates }: GuestMatch): ShownGuest {
  const mates = tablemates.map((mate) => ({ id: mate.id, name: mate.name }));
  return { id, name, tableNumber, additionalInfo, tablemates: mates };
}
