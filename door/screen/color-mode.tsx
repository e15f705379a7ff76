/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import { t } from "./text.ts";

const modes = ["system", "light", "dark"] as const;
const storageKey = "ui-theme";

export function ColorMode() {
  const root = document.documentElement;
  const [mode, setMode] = useState(root.dataset.mode ?? "system");
  function choose(chosen: string) {
    setMode(chosen);
    root.dataset.mode = chosen;
    try {
      localStorage.setItem(storageKey, chosen);
    } catch {
      // Without storage, the choice holds until the page is closed.
    }
  }
  return (
    <fieldset class="color-mode">
      <legend>{t("at-the-door.menu.colorMode")}</legend>
      {modes.map((one) => (
        <label key={one}>
          <input type="radio" name="color-mode" checked={one === mode} onChange={() => choose(one)} />
          <span>{t(`at-the-door.menu.${one}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
