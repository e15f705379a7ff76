/** The button of an open wish, or the one that adds wishes: where the focus goes when a dialog about wishes closes. */
export function placeAfterDialog(panel: HTMLElement | null): HTMLElement | null {
  return panel?.querySelector<HTMLElement>("[data-wish][aria-expanded=true], [data-add-wish]") ?? null;
}

/** Focuses what follows a wish that is about to disappear: the next wish, the one before, or the button that adds wishes. */
export function leaveWish(inside: Element): void {
  const panel = inside.closest("[data-wishes]");
  const wishes = [...(panel?.querySelectorAll<HTMLElement>("[data-wish]") ?? [])];
  const at = wishes.findIndex((wish) => wish.closest("li")?.contains(inside));
  const next = wishes[at + 1] ?? wishes[at - 1] ?? panel?.querySelector<HTMLElement>("[data-add-wish]");
  next?.focus();
}
