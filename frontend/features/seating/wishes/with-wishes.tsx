import type { ReactNode } from "react";
import { type ShownBoard, useSeating } from "../seating.ts";
import { useReadWishes, WishesContext } from "./use-wishes.ts";

/** Gives the wishes of the event to what is below. */
export function WithWishes({ shown, children }: { shown: ShownBoard; children: ReactNode }) {
  const wishes = useReadWishes(useSeating(), shown);
  return <WishesContext value={wishes}>{children}</WishesContext>;
}
