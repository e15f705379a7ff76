/** Moves the focus to the main part of the page when the focused element is about to disappear. */
export function focusMain(): void {
  document.querySelector("main")?.focus({ preventScroll: true });
}
