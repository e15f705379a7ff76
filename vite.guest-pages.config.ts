import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build, defineConfig, type Plugin } from "vite";

/** On older phones, the pages work without their script. */
const oldestBrowsers = ["chrome87", "safari15", "firefox90"];

const inFolder = (name: string) => fileURLToPath(new URL(`guest-pages/${name}`, import.meta.url));

async function bundle(entry: string): Promise<{ code: string; modules: string[] }> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, target: oldestBrowsers, rolldownOptions: { input: entry }, modulePreload: false },
  });
  const [chunk] = [built].flat().flatMap((bundled) => ("output" in bundled ? bundled.output : []));
  if (chunk?.type !== "chunk") throw new Error(`${entry} was not built.`);
  return { code: chunk.code, modules: chunk.moduleIds };
}

/** For files that browsers load, next to those of the organizers' app. */
const publicFolder = "frontend";

const scriptModule = "virtual:guest-page-script";

/** Builds the pages' script and service worker beside the rendering module, which imports the script's address. */
function guestPagePrograms(): Plugin {
  return {
    name: "guest-page-programs",
    resolveId: (id) => (id === scriptModule ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${scriptModule}`) return undefined;
      const script = await bundle(inFolder("script/main.ts"));
      const worker = await bundle(inFolder("service-worker.ts"));
      for (const module of [...script.modules, ...worker.modules]) this.addWatchFile(module);
      const hash = createHash("sha256").update(script.code).digest("base64url").slice(0, 8);
      const path = `/assets/guest-page-${hash}.js`;
      this.emitFile({ type: "asset", fileName: `${publicFolder}${path}`, source: script.code });
      // Browsers look for a newer one under the same name.
      this.emitFile({ type: "asset", fileName: `${publicFolder}/service-worker.js`, source: worker.code });
      return `export const scriptPath = ${JSON.stringify(path)};`;
    },
  };
}

export default defineConfig({
  root: "guest-pages",
  plugins: [guestPagePrograms()],
  // Everything is bundled, so that the module runs without development dependencies.
  ssr: { noExternal: true },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  publicDir: false,
  build: {
    ssr: inFolder("render.tsx"),
    outDir: "../dist",
    emptyOutDir: false,
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
});
