import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { nativePackages, serverPlugins, smaller } from "./scripts/bundling.ts";
import { packedPrograms } from "./scripts/release/packed-programs.ts";

const inProject = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Those that other packages ask for and do without. */
const absentPackages = ["pg-native"];

/** Bundles the server and its commands for a release, which runs without their packages. */
export default defineConfig({
  publicDir: false,
  plugins: [packedPrograms(), ...serverPlugins()],
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  resolve: {
    // Some packages import it, others require it: there must be only one.
    alias: [{ find: /^graphql$/, replacement: inProject("node_modules/graphql/index.js") }],
  },
  ssr: { noExternal: true, external: [...nativePackages, ...absentPackages] },
  build: {
    ssr: true,
    ssrEmitAssets: true,
    outDir: "dist",
    emptyOutDir: false,
    target: "node20",
    rolldownOptions: {
      input: { "find-your-table": inProject("backend/find-your-table.ts") },
      output: {
        entryFileNames: "backend/[name].js",
        chunkFileNames: "backend/server/[name]-[hash].js",
        ...smaller,
      },
    },
  },
});
