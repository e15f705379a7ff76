import createCache from "@emotion/cache";
import { css } from "@emotion/react";
import type { Plugin } from "vite";

const stylesName = "virtual:chakra-styles.css";
// Not marked as virtual by a zero byte, which would keep Vite from treating it as styles.
const stylesId = "/@chakra-styles.css";

/** The base styles of the theme as a file, so that the first thing drawn already has them. In development, Chakra inserts them. */
export function chakraStyles(): Plugin {
  return {
    name: "chakra-styles",
    resolveId: { filter: { id: new RegExp(`^${stylesName}$`) }, handler: () => stylesId },
    load: {
      filter: { id: new RegExp(`^${stylesId}$`) },
      async handler() {
        if (this.environment.mode !== "build") return "";
        const { system } = await import("../frontend/organizer/app/system.ts");
        const cache = createCache({ key: "chakra" });
        const styles = cache.insert("", css(system._global), cache.sheet, false);
        if (!styles) throw new Error("Chakra's theme has no styles");
        return `${system.layers.atRule}\n${styles}`;
      },
    },
  };
}
