import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/** The first with everything that the page needs, such as dialogs. */
const oldestBrowsers = ["chrome98", "safari15.4", "firefox98"];

const page = fileURLToPath(new URL("door/page/door.html", import.meta.url));

/** The door's page: one script and one style sheet, without anything of the organizers' app. */
export default defineConfig({
  root: "door/page",
  publicDir: false,
  // The server puts each response's own nonce in the placeholder's place.
  html: { cspNonce: "__CSP_NONCE__" },
  build: {
    outDir: "../../dist/frontend",
    emptyOutDir: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    target: oldestBrowsers,
    rolldownOptions: {
      input: page,
      output: {
        entryFileNames: "assets/door-[hash].js",
        assetFileNames: "assets/[name]-[hash][extname]",
        codeSplitting: false,
      },
    },
  },
});
