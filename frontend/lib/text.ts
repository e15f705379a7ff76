import type { Messages } from "@lingui/core";
import { type AppLanguage, type appCatalogs, appLanguages } from "../../common/app-languages.ts";
import { createLanguage } from "../../common/messages/language.ts";
import { type Message, type MessageKey, message, type PlainKey, type ValuesOf } from "../../common/messages/message.ts";

const catalogs: Readonly<Record<AppLanguage, () => Promise<{ messages: Messages }>>> = {
  en: () => import("virtual:app-messages/messages-en"),
  de: () => import("virtual:app-messages/messages-de"),
  fr: () => import("virtual:app-messages/messages-fr"),
  es: () => import("virtual:app-messages/messages-es"),
};

// Tests of single modules have no page.
const pageLanguage = globalThis.document?.documentElement.lang;
const tag = appLanguages.find((offered) => offered === pageLanguage) ?? "en";

// Importers wait for the page's one language, so that texts are there from the first render.
const { messages } = await catalogs[tag]();
let language = createLanguage(tag, messages);

/** Window event for changed texts. In development only. */
export const textsChanged = "texts-changed";

// Texts that somebody is writing come to the open screen. The paths must be written out to be found.
import.meta.hot?.accept(
  [
    "virtual:app-messages/messages-en",
    "virtual:app-messages/messages-de",
    "virtual:app-messages/messages-fr",
    "virtual:app-messages/messages-es",
  ],
  (changed) => {
    const texts = changed[["en", "de", "fr", "es"].indexOf(tag)];
    if (!texts) return;
    language = createLanguage(tag, texts.messages);
    dispatchEvent(new Event(textsChanged));
  },
);

/** The language of the screens, as in `lang`; for dates and numbers, too. */
export const languageTag = language.tag;

type ScreenKey = Extract<MessageKey, `${(typeof appCatalogs)[number]}.${string}`>;

export type PlainScreenKey = ScreenKey & PlainKey;

export function t<Key extends ScreenKey>(key: Key, ...values: ValuesOf<Key>): string {
  return language.say(message(key, ...values));
}

export function textOf(said: Message): string {
  return language.say(said);
}
