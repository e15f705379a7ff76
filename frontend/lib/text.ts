import type { Messages } from "@lingui/core";
import { type AppLanguage, type appCatalogs, appLanguages } from "../../common/app-languages.ts";
import { createLanguage } from "../../common/messages/language.ts";
import { type Message, type MessageKey, message, type PlainKey, type ValuesOf } from "../../common/messages/message.ts";
import { logFailure } from "./page.ts";

type Catalog = () => Promise<{ messages: Messages }>;

/** Of each language: the texts around sign-in, and all others. The paths must be written out. */
const catalogs: Readonly<Record<AppLanguage, readonly [first: Catalog, more: Catalog]>> = {
  en: [() => import("virtual:app-messages/messages-en"), () => import("virtual:app-messages/more-messages-en")],
  de: [() => import("virtual:app-messages/messages-de"), () => import("virtual:app-messages/more-messages-de")],
  fr: [() => import("virtual:app-messages/messages-fr"), () => import("virtual:app-messages/more-messages-fr")],
  es: [() => import("virtual:app-messages/messages-es"), () => import("virtual:app-messages/more-messages-es")],
};

// Code has come before its texts: scripts/compiled-messages.ts must know of it.
const logMissing = (key: string) => logFailure(`Finding the text ${key}`, new Error("It is not loaded"));

// Tests of single modules have no page.
const pageLanguage = globalThis.document?.documentElement.lang;
const tag = appLanguages.find((offered) => offered === pageLanguage) ?? "en";

const [importFirst, importMore] = catalogs[tag];

// Importers wait for the page's one language, so that texts are there from the first render.
const { messages } = await importFirst();
const shown = { ...messages };
let language = createLanguage(tag, shown, logMissing);

let added: Promise<void> | undefined;

/** Brings the texts of all screens. Once they are there, does nothing. After a failure, they are asked for again. */
export function loadAllTexts(): Promise<void> {
  added ??= importMore().then(
    (late) => {
      language = createLanguage(tag, Object.assign(shown, late.messages), logMissing);
    },
    (error: unknown) => {
      added = undefined;
      throw error;
    },
  );
  return added;
}

// Tests of single modules read any text.
if (!globalThis.document) await loadAllTexts();

/** Window event for changed texts. In development only. */
export const textsChanged = "texts-changed";

// Texts that somebody is writing come to the open screen.
import.meta.hot?.accept(
  [
    "virtual:app-messages/messages-en",
    "virtual:app-messages/more-messages-en",
    "virtual:app-messages/messages-de",
    "virtual:app-messages/more-messages-de",
    "virtual:app-messages/messages-fr",
    "virtual:app-messages/more-messages-fr",
    "virtual:app-messages/messages-es",
    "virtual:app-messages/more-messages-es",
  ],
  (changed) => {
    const place = 2 * ["en", "de", "fr", "es"].indexOf(tag);
    const texts = changed.slice(place, place + 2).map((module) => module?.messages);
    Object.assign(shown, ...texts);
    language = createLanguage(tag, shown, logMissing);
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
