import { createContext, type ReactNode, useContext } from "react";
import type { Language } from "../common/messages/language.ts";
import { type Message, type MessageKey, message, type ValuesOf } from "../common/messages/message.ts";

const LanguageContext = createContext<Language | undefined>(undefined);

export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error("A guest page is rendered inside InLanguage.");
  return language;
}

export function useText() {
  const language = useLanguage();
  return <Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>): string => language.say(message(key, ...values));
}

// Not a character: Unicode reserves it for use within a program.
const place = "\uFDD1";

interface SentenceProps {
  around: (own: string) => Message;
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
