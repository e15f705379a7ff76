import { readFileSync } from "node:fs";
import { compileMessages } from "../messages/compile-messages.ts";
import { createLanguage } from "../messages/language.ts";
import type { Message } from "../messages/message.ts";

const catalog = JSON.parse(readFileSync(new URL("../messages/en.json", import.meta.url), "utf8"));
const english = createLanguage("en", compileMessages(catalog));

/** What messages say. */
export const inEnglish = (messages: readonly Message[]): string[] => messages.map((one) => english.say(one));
