import { ColorModeSwitch } from "./color-mode-switch.tsx";
import { LanguageButton } from "./language-button.tsx";
import { lazyPopup } from "./lazy-popup.tsx";

const Menu = lazyPopup("menu", async () => (await import("./language-menu.tsx")).LanguageMenu);

export function LanguageMenu() {
  return <Menu button={(closed) => <LanguageButton {...closed} />} />;
}

/** The language and the colors of the app, as this device has them. */
export function Preferences() {
  return (
    <>
      <LanguageMenu />
      <ColorModeSwitch />
    </>
  );
}
