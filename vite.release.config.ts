import path from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const built = fileURLToPath(new URL("dist/", import.meta.url));

/** Native, or with WebAssembly in a file beside them: the package's dependencies. */
const external = ["@node-rs/argon2", "@silvia-odwyer/photon-node", "highs"];

/** Of packages that Prisma, Express and others ask for, and do without. */
const missing = ["pg-native"];

/** Where the bundle's files are, from the target folder. */
const bundleFolder = "backend";

/** Modules find files by their own address, which the bundle's would not be. */
function ownAddresses(): Plugin {
  return {
    name: "own-addresses",
    transform: {
      filter: { id: /[\\/]dist[\\/]backend[\\/]/, code: /import\.meta\.url/ },
      handler(code, id) {
        const place = path.relative(path.join(built, bundleFolder), id).replaceAll("\\", "/");
        return code.replaceAll("import.meta.url", `new URL(${JSON.stringify(`./${place}`)}, import.meta.url).href`);
      },
    },
  };
}

/** Packages that are loaded on first use become part of the bundle, still loaded on first use. */
function lateLoads(): Plugin {
  return {
    name: "late-loads",
    transform: {
      filter: { id: /[\\/]dist[\\/]backend[\\/]/, code: /\bload = createRequire\(import\.meta\.url\)/ },
      handler: (code) => code.replaceAll(/\bload\(("[^"]+")\)/g, "require($1)"),
    },
  };
}

/** Bundles the compiled server, so that it runs without its packages. */
export default defineConfig({
  publicDir: false,
  plugins: [lateLoads(), ownAddresses()],
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  resolve: {
    alias: [
      { find: /^graphql$/, replacement: fileURLToPath(new URL("node_modules/graphql/index.js", import.meta.url)) },
    ],
  },
  ssr: { noExternal: true, external: [...external, ...missing] },
  build: {
    ssr: true,
    emptyOutDir: false,
    target: "node20",
    minify: false,
    rolldownOptions: {
      input: {
        "find-your-table": path.join(built, "backend/main.js"),
        "back-up": path.join(built, "backend/back-up.js"),
      },
      output: { entryFileNames: `${bundleFolder}/[name].js`, chunkFileNames: `${bundleFolder}/chunk-[hash].js` },
    },
  },
});
