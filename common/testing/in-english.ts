import { readdirSync, readFileSync } from "node:fs";
import { compileMessages } from "../messages/compile-messages.ts";
import { createLanguage } from "../messages/language.ts";
import type { Message } from "../messages/message.ts";

const folder = new URL("../messages/en/", import.meta.url);
const catalogs = readdirSync(folder).map((file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")));
const english = createLanguage("en", compileMessages(Object.assign({}, ...catalogs)));

/** What messages say. */
export const inEnglish = (messages: readonly Message[]): string[] => messages.map((one) => english.say(one));
