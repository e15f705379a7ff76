import type { ReactNode } from "react";
import type { ShownBoard } from "../seating.ts";
import { useShownWishes, WishesContext } from "./use-wishes.ts";

/** Gives the wishes of the event to what is below. */
export function WithWishes({ shown, children }: { shown: ShownBoard; children: ReactNode }) {
  const wishes = useShownWishes(shown);
  return <WishesContext value={wishes}>{children}</WishesContext>;
}
