import { fontOfFamily } from "../common/fonts.ts";
import type { GuestPage, ShownEvent } from "../common/guest-page.ts";
import { fontFacesOf, ownFontFaces } from "./event-font.ts";
import { ownLook, themeLook } from "./theme-look.ts";

/** The event in whose look a page appears; undefined for pages in the product's. */
export function eventOfLook({ place, body }: GuestPage): ShownEvent | undefined {
  return place === "event" && "event" in body ? body.event : undefined;
}

/** Colors and fonts of a page as CSS, the event's or the product's. The fonts should have the letters of `words`. */
export function lookOf(page: GuestPage, words: string): string {
  const event = eventOfLook(page);
  if (!event) return ownFontFaces(words) + ownLook;
  const { theme, name, date, location, greeting } = event;
  const font = fontOfFamily(theme.fontFamily);
  return (font ? fontFacesOf(font, `${name}${date}${location}${greeting}${words}`) : "") + themeLook(event);
}
