/** The focus after a dialog about wishes: the button of an open wish, or the one that adds wishes. */
export function placeAfterDialog(panel: HTMLElement | null): HTMLElement | null {
  return panel?.querySelector<HTMLElement>("[data-wish][aria-expanded=true], [data-add-wish]") ?? null;
}

/** Focuses what follows a wish that is about to disappear: a neighbor, or the button that adds wishes. */
export function leaveWish(inside: Element): void {
  const panel = inside.closest("[data-wishes]");
  const wishes = [...(panel?.querySelectorAll<HTMLElement>("[data-wish]") ?? [])];
  const at = wishes.findIndex((wish) => wish.closest("li")?.contains(inside));
  const next = wishes[at + 1] ?? wishes[at - 1] ?? panel?.querySelector<HTMLElement>("[data-add-wish]");
  next?.focus();
}
