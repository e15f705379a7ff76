import type { FixtureKind, Point } from "./floor-plan/plan-types.ts";
import type { PictureTable, RoomPicture } from "./floor-plan/room-picture.ts";
import type { Language } from "./messages/language.ts";
import type { EventTheme } from "./theme.ts";

/** A guest as a guest page shows them. */
export interface ShownGuest {
  id: number;
  name: string;
  /** Empty for a guest without a table. */
  tableNumber: string;
  additionalInfo: Readonly<Record<string, string>>;
  tablemates: readonly { id: number; name: string }[];
}

/** Where a table is for somebody who looks into the room from the door. */
export interface WayFromDoor {
  meters: number;
  side: "left" | "right" | "ahead";
}

/** Something in the room that everybody sees. */
export interface RoomLandmark {
  kind: FixtureKind;
  /** Empty for the usual word for its kind. */
  label: string;
}

/** A fixture in the picture of a room. */
export interface ShownFixture {
  kind: FixtureKind;
  /** Data of an SVG path. */
  path: string;
  /** Size of the upright rectangle around it. */
  width: number;
  height: number;
  /** In the middle. An empty text stands for the word for its kind, and may be smaller. */
  label: { text: string; size: number } & Point;
}

/** The room with a guest's table marked. Lengths are in centimeters. */
export interface ShownRoom extends Pick<RoomPicture, "viewBox" | "textSize"> {
  /** Data of an SVG path, as the next one. */
  walls: string;
  tables: string;
  fixtures: readonly ShownFixture[];
  marked: { path: string; label: PictureTable["label"] };
  /** Where the reader comes in; null without a door. */
  here: Point | null;
  way: WayFromDoor | undefined;
  landmark: RoomLandmark | undefined;
  /** Its JSON is a short text, which differs between pictures that look different. */
  toJSON(): string;
}

/** The answer to what a guest typed. */
export type GuestAnswer =
  /** Nothing was searched: too little was typed, or nothing at all. */
  | { kind: "none-yet" }
  | {
      kind: "found";
      guest: ShownGuest;
      others: readonly ShownGuest[];
      /** Undefined if the event shows no room, or their table is not on its plan. */
      room: ShownRoom | undefined;
    }
  /** Several guests match equally well, or one who is not certain. */
  | { kind: "which-one"; guests: readonly ShownGuest[] }
  /** Nobody matches; the names of guests who come near. */
  | { kind: "nobody"; suggestions: readonly string[] }
  | { kind: "failed"; reason: string };

/** The monogram or photo of an event's page. */
export interface ShownPicture {
  kind: "monogram" | "photo";
  path: string;
  /** Pixels. */
  width: number;
  height: number;
  /** The same picture for phones. */
  smallPath: string | null;
  smallWidth: number | null;
  /** Mean color of what is drawn on a transparent background, as `#rrggbb`. */
  ink: string | null;
  /** Percent of black over it that make white text readable. */
  scrim: number;
}

/** What a guest page knows about its event. */
export interface ShownEvent {
  id: number;
  name: string;
  /** As the organizer wrote it; may be empty, as the next two. */
  date: string;
  location: string;
  greeting: string;
  theme: EventTheme;
  picture: ShownPicture | null;
  /** Tags of the languages that guests can choose from. */
  languages: readonly string[];
}

/** Somebody who is signed in. */
export interface SignedIn {
  name: string;
  email: string;
  isAdmin: boolean;
}

/** The main part of a guest page. */
export type GuestPageBody =
  | { kind: "search"; event: ShownEvent; typed: string; answer: GuestAnswer }
  /** The event asks for its code; `refusal` says why the one that was typed was not accepted. */
  | { kind: "code"; event: ShownEvent; typed: string; refusal: string | undefined }
  | { kind: "missing" }
  /** The event could not be read. */
  | { kind: "failed"; reason: string };

/** A guest page: the home page with the sample event, or an event's page. */
export interface GuestPage {
  place: "home" | "event";
  body: GuestPageBody;
  /** Undefined for a guest. */
  signedIn: SignedIn | undefined;
  /** Whether somebody has just signed out. */
  isSignedOut: boolean;
  /** This year, for the copyright line. */
  year: number;
}

/** A page as HTML, with the sources of its inline style sheet and script, which the content security policy must allow. */
interface RenderedPage {
  html: string;
  inlineStyle: string;
  inlineScript: string;
}

/** Turns guest pages into HTML. */
export interface GuestPageRenderer {
  /** The whole page, for `text/html`. */
  renderPage(page: GuestPage, language: Language): RenderedPage;
  /** Only the answer to a search, which replaces the one on the page; empty if the event can no longer be searched. */
  renderAnswer(page: GuestPage, language: Language): string;
}

/** Parameters in the address of a guest page. */
export const guestPageParameters = {
  /** What was typed. */
  query: "q",
  /** The id of the match that the guest picked. */
  picked: "guest",
  /** Set when a script asks for the answer only. */
  part: "part",
  /** The tag of a language to use from now on. */
  language: "language",
  /** Set after somebody has signed out. */
  signedOut: "signed-out",
} as const;

/** Fields of a form that a guest page posts to itself: one of the two. */
export const guestPageForms = { code: "code", signOut: "sign-out" } as const;
