import { createContext, type ReactNode, useContext } from "react";
import type { GuestPage } from "../../common/guest-page.ts";
import type { Language } from "../../common/messages/language.ts";
import { type Message, type MessageKey, message, type ValuesOf } from "../../common/messages/message.ts";

interface Rendered {
  page: GuestPage;
  language: Language;
}

const Context = createContext<Rendered | undefined>(undefined);

export function OnPage({ children, ...rendered }: Rendered & { children: ReactNode }) {
  return <Context value={rendered}>{children}</Context>;
}

function useRendered(): Rendered {
  const rendered = useContext(Context);
  if (!rendered) throw new Error("A guest page is rendered inside OnPage.");
  return rendered;
}

export const usePage = (): GuestPage => useRendered().page;

export const useLanguage = (): Language => useRendered().language;

/** Relative, so that a page's HTML is the same at each of its addresses, and is rendered once. */
export const thisPage = "?";

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
