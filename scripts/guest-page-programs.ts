import { createHash } from "node:crypto";
import { build, type Plugin } from "vite";
import { inProject } from "./project.mjs";

const scriptModule = "virtual:guest-page-script";

/** Builds the guests' script and service worker beside the rendering module, which imports the script's address. */
export function guestPagePrograms(publicFolder: string, target: string[]): Plugin {
  return {
    name: "guest-page-programs",
    resolveId: (id) => (id === scriptModule ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${scriptModule}`) return undefined;
      const script = await bundle(inProject("frontend/guest/script/main.ts"), target);
      const worker = await bundle(inProject("frontend/guest/service-worker.ts"), target);
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

async function bundle(entry: string, target: string[]): Promise<{ code: string; modules: string[] }> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, target, rolldownOptions: { input: entry }, modulePreload: false },
  });
  const [chunk] = [built].flat().flatMap((bundled) => ("output" in bundled ? bundled.output : []));
  if (chunk?.type !== "chunk") throw new Error(`${entry} was not built.`);
  return { code: chunk.code, modules: chunk.moduleIds };
}
