import auth from "../../common/messages/en/auth.json";
import guestSearch from "../../common/messages/en/guest-search.json";
import shell from "../../common/messages/en/shell.json";
import toasts from "../../common/messages/en/toasts.json";
import ui from "../../common/messages/en/ui.json";
import { createLanguage } from "../../common/messages/language.ts";
import { type MessageKey, message, type ValuesOf } from "../../common/messages/message.ts";

/** The language of the screens, with the messages of guests' pages. */
export const language = createLanguage("en", { ...auth, ...guestSearch, ...shell, ...toasts, ...ui });

/** The language of the screens, as in `lang`; for dates and numbers, too. */
export const languageTag = language.tag;

type GuestKey = Extract<MessageKey, `${"auth" | "guest-search" | "shell" | "toasts" | "ui"}.${string}`>;

/** A message that guests' pages load, in the reader's language. Organizers' screens have more: organiser-text.ts. */
export function t<Key extends GuestKey>(key: Key, ...values: ValuesOf<Key>): string {
  return language.say(message(key, ...values));
}
