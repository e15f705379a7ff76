import { element, storageOf } from "./page.ts";

const typedKey = "typed-name";
const focusKey = "focus-name";

/** Keeps what is typed for the page that is loaded next, such as the same one in another language. */
export function keepTyped(): void {
  const input = element("name", HTMLInputElement);
  if (input) storageOf("sessionStorage")?.setItem(typedKey, input.value);
}

/** Puts back what was typed on the page before, whose address must not contain it. */
export function restoreTyped(): void {
  const input = element("name", HTMLInputElement);
  const storage = storageOf("sessionStorage");
  if (!input || !storage) return;
  for (const link of document.querySelectorAll("#languages a")) link.addEventListener("click", keepTyped);
  const typed = storage.getItem(typedKey);
  const isFocused = storage.getItem(focusKey) !== null;
  storage.removeItem(typedKey);
  storage.removeItem(focusKey);
  if (typed && input.value === "") input.value = typed;
  if (isFocused) input.focus();
}

/** The next page starts with the focus in the search box: it takes the place of another field. */
export function focusNameNextTime(): void {
  storageOf("sessionStorage")?.setItem(focusKey, "1");
}
