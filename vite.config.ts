import { readdirSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { appLanguages } from "./common/app-languages.ts";
import { guestPageParameters } from "./common/guest-page.ts";
import { appBudgets } from "./scripts/app-budgets.ts";
import { appChunks } from "./scripts/app-chunks.ts";
import { nativePackages, serverPlugins, smaller } from "./scripts/bundling.ts";
import { chakraStyles } from "./scripts/chakra-styles.ts";
import { compiledMessages } from "./scripts/compiled-messages.ts";
import { guestPagePrograms } from "./scripts/guest-page-programs.ts";
import { inProject } from "./scripts/project.mjs";
import { packedPrograms } from "./scripts/release/packed-programs.ts";
import { woff2Only } from "./scripts/woff2-only.ts";

const backend = `http://localhost:${process.env.PORT ?? "3000"}`;

/** The server puts each response's own nonce in the placeholder's place. */
const html = { cspNonce: "__CSP_NONCE__" };

/** Several builds write to the same folder. Absolute paths: builds and the development server start elsewhere. */
const beside = { outDir: inProject("dist"), emptyOutDir: false } as const;

/** The organizers' app. */
function app(isBuild: boolean): UserConfig {
  const chunks = appChunks();
  // The package offers everybody its development build.
  const reactRouter = inProject("node_modules/react-router/dist/production/index.mjs");
  return {
    root: "frontend/organizer",
    plugins: [compiledMessages(), woff2Only(), chakraStyles(), chunks.plugin, askedLanguage(), react(), appBudgets()],
    html,
    resolve: { alias: isBuild ? [{ find: /^react-router$/, replacement: reactRouter }] : [] },
    build: {
      outDir: inProject("dist/frontend"),
      emptyOutDir: true,
      // The playground's editor is one piece of 2.8 MB, which no screen loads.
      chunkSizeWarningLimit: 3000,
      rolldownOptions: {
        input: {
          index: inProject("frontend/organizer/index.html"),
          playground: inProject("frontend/organizer/playground.html"),
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
          bypass: ({ method, headers }) =>
            method === "GET" && headers.accept?.includes("text/html") ? "/playground.html" : undefined,
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
  };
}

/** In development no server chooses a page's language, so the address does: `?language=de`. */
function askedLanguage(): Plugin {
  return {
    name: "asked-language",
    apply: "serve",
    transformIndexHtml(page, { originalUrl = "/" }) {
      const tag = new URL(originalUrl, backend).searchParams.get(guestPageParameters.language);
      const known = appLanguages.find((language) => language === tag) ?? "en";
      return page.replace('<html lang="en">', `<html lang="${known}">`);
    },
  };
}

/** The module that renders guests' pages, their script and style sheets. */
function guestPages(): UserConfig {
  // On older phones, the pages work without their script.
  const oldestBrowsers = ["chrome87", "safari15", "firefox90"];
  // For files that browsers load, next to those of the organizers' app.
  const publicFolder = "frontend";
  return {
    root: "frontend/guest",
    plugins: [guestPagePrograms(publicFolder, oldestBrowsers)],
    // Everything is bundled, so that the module runs without development dependencies.
    ssr: { noExternal: true },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    publicDir: false,
    build: {
      ...beside,
      ssr: inProject("frontend/guest/render.tsx"),
      assetsInlineLimit: 0,
      ssrEmitAssets: true,
      target: "node20",
      cssTarget: oldestBrowsers,
      minify: true,
      rolldownOptions: {
        output: {
          entryFileNames: "guest-pages/render.js",
          assetFileNames: `${publicFolder}/assets/[name]-[hash][extname]`,
        },
      },
    },
    experimental: { renderBuiltUrl: (file) => file.slice(publicFolder.length) },
  };
}

/** The door's page: one script and one style sheet, without anything of the organizers' app. */
const door = (): UserConfig => ({
  root: "frontend/door/page",
  publicDir: false,
  html,
  build: {
    ...beside,
    outDir: inProject("dist/frontend"),
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    // The first with everything that the page needs, such as dialogs.
    target: ["chrome98", "safari15.4", "firefox98"],
    rolldownOptions: {
      input: inProject("frontend/door/page/door.html"),
      output: {
        entryFileNames: "assets/door-[hash].js",
        assetFileNames: "assets/[name]-[hash][extname]",
        codeSplitting: false,
      },
    },
  },
});

/** What the server and its programs have in common. */
const serverBuild = { ...beside, ssr: true, ssrEmitAssets: true, target: "node20" } as const;

/** Programs that run for one task each: a process that reads few files starts sooner. */
function programs(isReleased: boolean): UserConfig {
  const features = "backend/features/";
  // Entry modules of separate processes, without extension.
  const names = readdirSync(inProject(features), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".child.ts"))
    .map((file) => features + file.replaceAll("\\", "/").replace(/\.ts$/, ""));
  // Packages that read a program in WebAssembly from a file beside their module.
  const packagesWithFiles = ["@silvia-odwyer/photon-node"];
  return {
    publicDir: false,
    plugins: [isReleased && packedPrograms(), serverPlugins()],
    ssr: { noExternal: true, external: isReleased ? nativePackages : [...nativePackages, ...packagesWithFiles] },
    build: {
      ...serverBuild,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, inProject(`${name}.ts`)])),
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "backend/child-programs/[name]-[hash].js",
          ...smaller,
        },
      },
    },
  };
}

/** The server and its commands for a release, which runs without their packages. */
function server(): UserConfig {
  // Those that other packages ask for and do without.
  const absentPackages = ["pg-native"];
  return {
    publicDir: false,
    plugins: [packedPrograms(), serverPlugins()],
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    // Some packages import it, others require it: there must be only one.
    resolve: { alias: [{ find: /^graphql$/, replacement: inProject("node_modules/graphql/index.js") }] },
    ssr: { noExternal: true, external: [...nativePackages, ...absentPackages] },
    build: {
      ...serverBuild,
      rolldownOptions: {
        input: { "find-your-table": inProject("backend/find-your-table.ts") },
        output: {
          entryFileNames: "backend/[name].js",
          chunkFileNames: "backend/server/[name]-[hash].js",
          ...smaller,
        },
      },
    },
  };
}

/** Each build is a mode, such as `vite build --mode door`; without one it is the app. */
export default defineConfig(({ mode, command }) => {
  if (mode === "guest-pages") return guestPages();
  if (mode === "door") return door();
  if (mode === "programs" || mode === "released-programs") return programs(mode === "released-programs");
  if (mode === "server") return server();
  return app(command === "build");
});
