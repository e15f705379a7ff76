import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { appLanguages } from "./common/app-languages.ts";
import { guestPageParameters } from "./common/guest-page.ts";
import { appBudgets } from "./scripts/app-budgets.ts";
import { appChunks } from "./scripts/app-chunks.ts";
import { chakraStyles } from "./scripts/chakra-styles.ts";
import { compiledMessages } from "./scripts/compiled-messages.ts";
import { woff2Only } from "./scripts/woff2-only.ts";

const backend = `http://localhost:${process.env.PORT ?? "3000"}`;

// Absolute: the build takes paths from the working folder, the development server from `root`.
const page = (name: string) => fileURLToPath(new URL(`frontend/${name}`, import.meta.url));

/** The package offers everybody its development build. */
const reactRouter = fileURLToPath(new URL("node_modules/react-router/dist/production/index.mjs", import.meta.url));

/** In development no server chooses a page's language, so the address does: `?language=de`. */
function askedLanguage(): Plugin {
  return {
    name: "asked-language",
    apply: "serve",
    transformIndexHtml(html, { originalUrl = "/" }) {
      const tag = new URL(originalUrl, backend).searchParams.get(guestPageParameters.language);
      const known = appLanguages.find((language) => language === tag) ?? "en";
      return html.replace('<html lang="en">', `<html lang="${known}">`);
    },
  };
}

const chunks = appChunks();

export default defineConfig(({ command }) => ({
  root: "frontend",
  plugins: [compiledMessages(), woff2Only(), chakraStyles(), chunks.plugin, askedLanguage(), react(), appBudgets()],
  // The server puts each response's own nonce in the placeholder's place.
  html: { cspNonce: "__CSP_NONCE__" },
  resolve: { alias: command === "build" ? [{ find: /^react-router$/, replacement: reactRouter }] : [] },
  build: {
    outDir: "../dist/frontend",
    emptyOutDir: true,
    sourcemap: false,
    // The playground's editor is one piece of 2.8 MB, which no screen loads.
    chunkSizeWarningLimit: 3000,
    rolldownOptions: {
      input: {
        index: page("index.html"),
        playground: page("playground.html"),
      },
      output: { codeSplitting: { groups: chunks.groups } },
      // Directives such as "use client" are for other bundlers.
      onLog: (level, log, show) => {
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") show(level, log);
      },
    },
  },
  server: {
    proxy: {
      "/graphql": {
        target: backend,
        ws: true,
        bypass: (request) =>
          request.method === "GET" && request.headers.accept?.includes("text/html") ? "/playground.html" : undefined,
      },
      "/api": backend,
      "/healthz": backend,
      "/readyz": backend,
      // The server sends guests' pages and the door's, from the last build.
      "^/(\\?.*)?$": backend,
      "^/(view|assets)/": backend,
      "/service-worker.js": backend,
      "^/(help|customer|admin/events/\\d+)/door(\\.webmanifest)?(\\?.*)?$": backend,
    },
  },
}));
