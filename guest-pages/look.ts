import { fontOfFamily } from "../common/fonts.ts";
import type { GuestPage } from "../common/guest-page.ts";
import { fontFacesOf } from "./event-font.ts";
import { ownLook, themeLook } from "./theme-look.ts";

/** Colors and fonts of a page as CSS, the event's or the product's. The font should have the letters of `words`. */
export function lookOf({ place, body }: GuestPage, words: string): string {
  if (place === "home" || !("event" in body)) return ownLook;
  const { theme, name, date, location, greeting } = body.event;
  const font = fontOfFamily(theme.fontFamily);
  return (font ? fontFacesOf(font, `${name}${date}${location}${greeting}${words}`) : "") + themeLook(body.event);
}
