import { useEffect } from "react";
import { fontOfFamily } from "../../../common/fonts.ts";
import { logFailure } from "../lib/page.ts";
import { fontStyles } from "./font-styles.ts";

/** Loads only the first font of a font family. Until it is loaded, the fallback shows. */
export function useEventFont(fontFamily: string): void {
  useEffect(() => {
    const font = fontOfFamily(fontFamily);
    if (font) fontStyles[font]().catch((error: unknown) => logFailure("loading a font", error));
  }, [fontFamily]);
}
