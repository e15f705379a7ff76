import type { ReactNode } from "react";
import type { ShownBoard } from "../seating.ts";
import { useShownWishes, WishesContext } from "./use-wishes.ts";

export function WithWishes({ shown, children }: { shown: ShownBoard; children: ReactNode }) {
  const wishes = useShownWishes(shown);
  return <WishesContext value={wishes}>{children}</WishesContext>;
}
