import { createContext, type ReactNode, useContext } from "react";
import type { Language } from "../common/messages/language.ts";
import { type Message, type MessageKey, message, type ValuesOf } from "../common/messages/message.ts";

const LanguageContext = createContext<Language | undefined>(undefined);

/** Sets the language of everything inside. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The reader's language. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error("A guest page is rendered inside InLanguage.");
  return language;
}

/** Says messages in the reader's language. */
export function useText() {
  const language = useLanguage();
  return <Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>): string => language.say(message(key, ...values));
}

// Not a character: Unicode reserves it for use within a program.
const place = "\uFDD1";

interface SentenceProps {
  /** The message with a text in it. */
  around: (own: string) => Message;
  /** The text, which people wrote in any language. */
  own: string;
}

/** A message with a name in it. The name's direction does not disturb the sentence's. */
export function Sentence({ around, own }: SentenceProps) {
  const [before, after] = useLanguage().say(around(place)).split(place);
  return (
    <>
      {before}
      <bdi>{own}</bdi>
      {after}
    </>
  );
}
