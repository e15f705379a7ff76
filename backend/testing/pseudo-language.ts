import type { Messages } from "@lingui/core";
import type { CompiledMessage, CompiledMessageToken } from "@lingui/message-utils/compileMessage";
import { createLanguage, type Language } from "../../common/messages/language.ts";
import { readMessages } from "../lib/languages.ts";

const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const accented = "àƀćđéƒĝĥîĵķĺɱñöþǫŕšţûṽŵẋýžÀƁĆĐÉƑĜĤÎĴĶĹṀÑÖÞǪŔŠŢÛṼŴẊÝŽ";
const accents = new Map([...plain].map((letter, place) => [letter, [...accented][place] ?? letter]));

const accentedText = (text: string) => [...text].map((letter) => accents.get(letter) ?? letter).join("");

/** Fixed text, or the name of a value, its format and the cases of a plural. */
function accentedPart(part: CompiledMessageToken): CompiledMessageToken {
  if (typeof part === "string") return accentedText(part);
  const [name, format, cases] = part;
  if (typeof cases !== "object" || cases === null) return part;
  const accentedCases = Object.entries(cases).map(([which, parts]) => [
    which,
    Array.isArray(parts) ? parts.map(accentedPart) : parts,
  ]);
  return [name, format, Object.fromEntries(accentedCases)];
}

const accentedMessage = (message: string | CompiledMessage): CompiledMessage => [
  "⟦",
  ...(typeof message === "string" ? [message] : message).map(accentedPart),
  "⟧",
];

/** Accents on fixed text, between ⟦ and ⟧; values stay as they are. */
function pseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, accentedMessage(message)]));
}

/** Only messages are accented, so plain letters reveal hard-coded text. */
export const pseudoLanguage = (): Language => createLanguage("en-XA", pseudoMessages(readMessages("en")));
