import { scannedCode } from "../../../common/scanned-code.ts";
import { dropPage } from "./kept-page.ts";
import { forgetFound } from "./last-found.ts";
import { element, storageOf } from "./page.ts";
import { enhanceSearch } from "./search.ts";
import { focusNameNextTime, restoreTyped } from "./typed.ts";

/* Searches while the guest types, follows changes, works without a connection. The page is complete without it. */

keepColorMode();
for (const menu of document.querySelectorAll("details")) enhanceMenu(menu);
enterScanned();
window.addEventListener("hashchange", enterScanned);
element("code-form", HTMLFormElement)?.addEventListener("submit", focusNameNextTime);
restoreTyped();
enhanceSearch();
// The cached page of an event that is gone goes as well.
if (document.body.dataset.body === "missing" && forgetFound()) void dropPage();

/** Shows the choice between light and dark, and keeps it on the device. */
function keepColorMode(): void {
  const choice = element("color-mode", HTMLSelectElement);
  if (!choice) return;
  const root = document.documentElement;
  choice.hidden = false;
  choice.value = root.dataset.mode ?? "system";
  choice.addEventListener("change", () => {
    root.dataset.mode = choice.value;
    storageOf("localStorage")?.setItem("ui-theme", choice.value);
  });
}

/** Closes a menu on Escape, and when the reader goes on elsewhere. */
function enhanceMenu(menu: HTMLDetailsElement): void {
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
  const closeFor = (next: EventTarget | null) => {
    if (next instanceof Node && !menu.contains(next)) menu.open = false;
  };
  menu.addEventListener("focusout", ({ relatedTarget }) => closeFor(relatedTarget));
  document.addEventListener("pointerdown", ({ target }) => closeFor(target));
}

/** Enters the code in the fragment of a scanned address, where it stays until the code has been accepted. */
function enterScanned(): void {
  const code = scannedCode(location.hash);
  if (code === undefined) return;
  const form = element("code-form", HTMLFormElement);
  const input = element("code", HTMLInputElement);
  if (form && input) {
    input.value = code;
    form.requestSubmit();
  } else history.replaceState(history.state, "", location.pathname + location.search);
}
