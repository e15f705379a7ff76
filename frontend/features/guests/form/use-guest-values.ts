import { skipToken, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { plainText } from "../../../lib/words.ts";
import type { Suggestion } from "../../../ui/combobox.tsx";
import { GuestValuesDocument } from "../generated/guest-values.ts";

const maxOffered = 50;

/**
 * Offers the texts that guests have in an extra column, read when `onOpen` is called.
 *
 * @param column null for their households
 */
export function useGuestValues(eventId: number, column: string | null) {
  const [isWanted, setIsWanted] = useState(false);
  const { data } = useQuery(GuestValuesDocument, isWanted ? { variables: { eventId, column } } : skipToken);
  const values = data?.event.guestValues ?? [];
  return { onOpen: () => setIsWanted(true), itemsFor: (typed: string) => valuesWith(typed, values) };
}

function valuesWith(typed: string, values: readonly string[]): Suggestion[] {
  const wanted = plainText(typed.trim());
  const found = values.filter((value) => plainText(value).includes(wanted) && value !== typed);
  return found.slice(0, maxOffered).map((text) => ({ key: text, title: text, note: "", text }));
}
