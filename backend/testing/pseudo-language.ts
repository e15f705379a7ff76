import type { Messages } from "@lingui/core";
import type { CompiledMessage, CompiledMessageToken } from "@lingui/message-utils/compileMessage";
import { createLanguage, type Language } from "../../common/messages/language.ts";
import { readMessages } from "../lib/languages.ts";

const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const accented = "àƀćđéƒĝĥîĵķĺɱñöþǫŕšţûṽŵẋýžÀƁĆĐÉƑĜĤÎĴĶĹṀÑÖÞǪŔŠŢÛṼŴẊÝŽ";
const accents = new Map([...plain].map((letter, place) => [letter, [...accented][place] ?? letter]));

const accentedText = (text: string) => [...text].map((letter) => accents.get(letter) ?? letter).join("");

/** A part of a compiled message: fixed text, or a list of a value's name, how it is formatted, and the cases of a plural. */
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

/** Compiled messages with accents on all fixed text, between ⟦ and ⟧; what they are filled in with stays as it is. */
export function pseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, accentedMessage(message)]));
}

/** A language that every English message has been translated to, and nothing else: what it says in plain letters is no message. */
export const pseudoLanguage = (): Language => createLanguage("en-XA", pseudoMessages(readMessages("en")));
