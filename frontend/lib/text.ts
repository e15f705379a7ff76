import auth from "../../common/messages/en/auth.json";
import guestSearch from "../../common/messages/en/guest-search.json";
import shell from "../../common/messages/en/shell.json";
import toasts from "../../common/messages/en/toasts.json";
import ui from "../../common/messages/en/ui.json";
import { createLanguage } from "../../common/messages/language.ts";
import { type Message, type MessageKey, message, type ValuesOf } from "../../common/messages/message.ts";

// The messages of guests' pages; organizers' screens add their own.
const language = createLanguage("en", { ...auth, ...guestSearch, ...shell, ...toasts, ...ui });

/** The language of the screens, as in `lang`; for dates and numbers, too. */
export const languageTag = language.tag;

/**
 * A message in the reader's language. Call it while rendering, not while modules load: organizers' messages load with
 * their screens.
 */
export function t<Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>): string {
  return language.say(message(key, ...values));
}

/** A message object from elsewhere, in the reader's language. */
export function textOf(said: Message): string {
  return language.say(said);
}

/** Adds the messages of organizers' screens. */
export async function loadOrganiserMessages(): Promise<void> {
  const { organiserMessages } = await import("./organiser-messages.ts");
  language.learn(organiserMessages);
}
