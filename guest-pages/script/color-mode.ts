import { element, storageOf } from "./page.ts";

const storageKey = "ui-theme";

/** Shows the choice between light and dark, and keeps it on the device. */
export function keepColorMode(): void {
  const choice = element("color-mode", HTMLFieldSetElement);
  if (!choice) return;
  choice.hidden = false;
  const root = document.documentElement;
  for (const input of choice.querySelectorAll("input")) {
    input.checked = input.value === (root.dataset.mode ?? "system");
    input.addEventListener("change", () => {
      root.dataset.mode = input.value;
      storageOf("localStorage")?.setItem(storageKey, input.value);
    });
  }
}
