import { lazy, Suspense, useState } from "react";
import { LanguageButton } from "./language-button.tsx";

const LanguageMenu = lazy(async () => ({ default: (await import("./language-menu.tsx")).LanguageMenu }));

/** A language menu for screens that can be used before the code of menus is there. */
export function LateLanguageMenu() {
  const [isAwaited, setIsAwaited] = useState(false);
  return (
    <Suspense
      fallback={<LanguageButton aria-haspopup="menu" aria-busy={isAwaited} onClick={() => setIsAwaited(true)} />}
    >
      <LanguageMenu isOpenAtFirst={isAwaited} />
    </Suspense>
  );
}
