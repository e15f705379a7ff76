import { scannedCode } from "../../common/scanned-code.ts";
import { element } from "./page.ts";
import { focusNameNextTime } from "./typed.ts";

/** Enters the code in the fragment of a scanned address, where it stays until the code has been accepted. */
export function enhanceCodeForm(): void {
  enterScanned();
  window.addEventListener("hashchange", enterScanned);
  element("code-form", HTMLFormElement)?.addEventListener("submit", focusNameNextTime);
}

function enterScanned(): void {
  const code = scannedCode(location.hash);
  if (code === undefined) return;
  const form = element("code-form", HTMLFormElement);
  const input = element("code", HTMLInputElement);
  if (!form || !input) {
    history.replaceState(history.state, "", location.pathname + location.search);
    return;
  }
  input.value = code;
  form.requestSubmit();
}
