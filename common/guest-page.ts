import type { LengthUnit } from "./floor-plan/lengths.ts";
import type { FixtureKind, Point } from "./floor-plan/plan-types.ts";
import type { PictureTable, RoomPicture } from "./floor-plan/room-picture.ts";
import type { Language } from "./messages/language.ts";
import type { EventTheme } from "./theme.ts";

export interface ShownGuest {
  id: number;
  name: string;
  /** Empty for a guest without a table. */
  tableNumber: string;
  additionalInfo: Readonly<Record<string, string>>;
  tablemates: readonly { id: number; name: string }[];
}

export interface WayFromDoor {
  centimeters: number;
  side: "left" | "right" | "ahead";
}

export interface RoomLandmark {
  kind: FixtureKind;
  /** Empty for the usual word for its kind. */
  label: string;
}

export interface ShownFixture {
  kind: FixtureKind;
  path: string;
  width: number;
  height: number;
  /** Centered at this point; empty text stands for the word for its kind, and may be smaller. */
  label: { text: string; size: number } & Point;
}

/** The room with a guest's table marked. Lengths are in centimeters. */
export interface ShownRoom extends Pick<RoomPicture, "viewBox" | "textSize"> {
  unit: LengthUnit;
  walls: string;
  tables: string;
  fixtures: readonly ShownFixture[];
  marked: { path: string; label: PictureTable["label"] };
  /** Just inside the door; null without a door. */
  here: Point | null;
  way: WayFromDoor | undefined;
  landmark: RoomLandmark | undefined;
  /** A short text that differs between pictures that look different. */
  toJSON(): string;
}

export type GuestAnswer =
  | { kind: "none-yet" }
  | {
      kind: "found";
      guest: ShownGuest;
      others: readonly ShownGuest[];
      /** Undefined if the event shows no room, or the table is not on its plan. */
      room: ShownRoom | undefined;
    }
  /** Several guests match equally well, or one uncertainly; or all of them are meant, and sit at one table. */
  | { kind: "which-one"; guests: readonly ShownGuest[]; areTogether: boolean }
  | { kind: "nobody"; suggestions: readonly string[] }
  /** `isOffline`: the server could not even be asked. */
  | { kind: "failed"; reason: string; isOffline?: true };

export interface ShownPicture {
  kind: "monogram" | "photo";
  path: string;
  width: number;
  height: number;
  smallPath: string | null;
  smallWidth: number | null;
  /** Mean color of what is drawn on a transparent background, as `#rrggbb`. */
  ink: string | null;
}

export interface ShownEvent {
  id: number;
  name: string;
  /** As the organizer wrote it; may be empty, like the next two. */
  date: string;
  location: string;
  greeting: string;
  theme: EventTheme;
  picture: ShownPicture | null;
  languages: readonly string[];
}

export interface SignedIn {
  name: string;
  email: string;
  isAdmin: boolean;
}

export type GuestPageBody =
  | { kind: "search"; event: ShownEvent; typed: string; answer: GuestAnswer }
  /** The event asks for its code; `refusal` is why the typed one was not accepted. */
  | { kind: "code"; event: ShownEvent; typed: string; refusal: string | undefined }
  | { kind: "missing" }
  | { kind: "failed"; reason: string };

export interface GuestPage {
  place: "home" | "event";
  body: GuestPageBody;
  /** Undefined for a guest. */
  signedIn: SignedIn | undefined;
  isSignedOut: boolean;
  /** What the address of another language keeps: the parameters of a personal link; empty for none. */
  keptQuery: string;
  /** Whether the theme editor shows it: as a guest's, with nothing in it to use. */
  isPreview: boolean;
  year: number;
}

interface RenderedPage {
  html: string;
  inlineStyle: string;
  inlineScript: string;
}

export interface GuestPageRenderer {
  renderPage(page: GuestPage, language: Language): RenderedPage;
  /** Only the answer, which replaces the one on the page; empty if the event can no longer be searched. */
  renderAnswer(page: GuestPage, language: Language): string;
}

export const guestPageParameters = {
  query: "q",
  picked: "guest",
  /** The signature of a personal link, whose guest is the one that is picked. */
  mark: "mark",
  /** Set when a script asks for the answer only. */
  part: "part",
  language: "language",
  signedOut: "signed-out",
  /** Set for the theme editor, with the fields of a theme that is not saved yet. */
  preview: "preview",
} as const;

/** Fields of a form that a guest page posts to itself: one of the two. */
export const guestPageForms = { code: "code", signOut: "sign-out" } as const;
