import type { LayoutInput } from "../../pages/layout.ts";
import type { PrintGuest } from "../../pages/print-facts.ts";
import { initialLetters } from "../lists/initial-letter.ts";
import { tableTitle } from "../table-title.ts";

const cardsPerEntry = 50;

/** Outline entry of a card and its neighbors: the table, the first letter, or the first of fifty names. */
export function groupsOf<Card>(
  { options, language }: LayoutInput,
  guestOf: (card: Card) => PrintGuest | undefined,
): (card: Card, index: number) => string {
  if (options.order === "name") {
    const letterOf = initialLetters(language.tag);
    return (card) => letterOf(guestOf(card)?.name ?? "");
  }
  if (options.order === "table") return (card) => tableTitle(guestOf(card)?.table ?? "", language);
  let name = "";
  return (card, index) => {
    if (index % cardsPerEntry === 0) name = guestOf(card)?.name ?? "";
    return name;
  };
}
