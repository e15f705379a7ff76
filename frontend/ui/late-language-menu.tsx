import { LanguageButton } from "./language-button.tsx";
import { latePopup } from "./late-popup.tsx";

const LanguageMenu = latePopup("menu", async () => (await import("./language-menu.tsx")).LanguageMenu);

export function LateLanguageMenu() {
  return <LanguageMenu button={(closed) => <LanguageButton {...closed} />} />;
}
