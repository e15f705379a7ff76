import { build, mergeConfig } from "vite";

/**
 * @typedef {import("vite").Rolldown.OutputChunk} Chunk
 * @typedef {{ app: string[], screens: string[] }} GuestCode suffixes of the modules at which guests' pages start
 */

/** @type {GuestCode} */
const guestCode = {
  // The page counts as a module, too. In the shared file it would start the app in every page that loads that file.
  app: ["/frontend/index.html", "/frontend/main.tsx"],
  screens: ["/frontend/routes/guest-page.tsx", "/frontend/routes/home.tsx"],
};

/**
 * The files that a browser loads before the app shows a screen.
 *
 * @param {Chunk[]} chunks all chunks of a build
 * @param {string} screen suffix of the screen's module
 */
export const chunksOfScreen = (chunks, screen) => chunksFrom(chunks, [...guestCode.app, screen]);

/** @param {Chunk[]} chunks @param {string[]} beginnings @returns {Set<Chunk>} */
function chunksFrom(chunks, beginnings) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const waiting = chunks.filter(({ moduleIds }) => moduleIds.some((module) => isOneOf(module, beginnings)));
  /** @type {Set<Chunk>} */
  const found = new Set();
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    waiting.push(...chunk.imports.flatMap((name) => byName.get(name) ?? []));
  }
  return found;
}

/** @param {string} module @param {string[]} ends */
const isOneOf = (module, ends) => ends.some((end) => module.replaceAll("\\", "/").endsWith(end));

/**
 * Puts guests' screens and what they need into one file. The bundler alone makes about thirty, which a phone on poor
 * Wi-Fi loads in turns. Only a build knows which modules they are, because it removes unused code. So this builds
 * twice, the first time to find out.
 *
 * @returns {import("vite").Plugin}
 */
export function guestChunk() {
  const name = "guest-chunk";
  return {
    name,
    apply: "build",
    async config(config) {
      const plugins = config.plugins?.filter((plugin) => !(plugin && "name" in plugin && plugin.name === name)) ?? [];
      const build = { ...config.build, minify: false };
      const chunks = await buildInMemory({ ...config, configFile: false, plugins, build });
      const { app, screens } = guestCode;
      const modules = [...chunksFrom(chunks, [...app, ...screens])].flatMap(({ moduleIds }) => moduleIds);
      const shared = new Set(modules.filter((module) => !isOneOf(module, app)));
      const groups = [{ name: "guests", test: (/** @type {string} */ module) => shared.has(module) }];
      // The group already includes everything that these modules need; other possible dependencies belong to
      // organizers' code.
      const codeSplitting = { includeDependenciesRecursively: false, groups };
      return { build: { rolldownOptions: { output: { codeSplitting } } } };
    },
  };
}

/**
 * Builds without writing anything.
 *
 * @param {import("vite").InlineConfig} config
 * @returns {Promise<Chunk[]>}
 */
export async function buildInMemory(config) {
  const inMemory = { logLevel: /** @type {const} */ ("error"), build: { write: false, emptyOutDir: false } };
  const output = await build(mergeConfig(config, inMemory));
  const bundles = [output].flat().flatMap((bundle) => ("output" in bundle ? bundle.output : []));
  return bundles.flatMap((file) => (file.type === "chunk" ? file : []));
}
