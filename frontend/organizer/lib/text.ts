import type { Messages } from "@lingui/core";
import { type AppLanguage, appLanguages, type appSections } from "../../../common/app-languages.ts";
import { createLanguage } from "../../../common/messages/language.ts";
import {
  type Message,
  type MessageKey,
  message,
  type PlainKey,
  type ValuesOf,
} from "../../../common/messages/message.ts";
import { logFailure } from "./page.ts";

type Catalog = () => Promise<{ messages: Messages }>;

/** Of each language: the texts around sign-in, and all others. The paths must be written out. */
const catalogs: Readonly<Record<AppLanguage, readonly [first: Catalog, more: Catalog]>> = {
  en: [() => import("virtual:app-messages/first-messages-en"), () => import("virtual:app-messages/more-messages-en")],
  de: [() => import("virtual:app-messages/first-messages-de"), () => import("virtual:app-messages/more-messages-de")],
  fr: [() => import("virtual:app-messages/first-messages-fr"), () => import("virtual:app-messages/more-messages-fr")],
  es: [() => import("virtual:app-messages/first-messages-es"), () => import("virtual:app-messages/more-messages-es")],
};

// Code has come before its texts: their section belongs to `firstSections`.
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

/** The language of the screens, as in `lang`; for dates and numbers, too. */
export const languageTag = language.tag;

type ScreenKey = Extract<MessageKey, `${(typeof appSections)[number]}.${string}`>;

export type PlainScreenKey = ScreenKey & PlainKey;

export function t<Key extends ScreenKey>(key: Key, ...values: ValuesOf<Key>): string {
  return language.say(message(key, ...values));
}

export function textOf(said: Message): string {
  return language.say(said);
}
