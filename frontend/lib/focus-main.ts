/** Puts the focus on the main part of the page, when what had it is about to go. */
export function focusMain(): void {
  document.querySelector("main")?.focus({ preventScroll: true });
}
