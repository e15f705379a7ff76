import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { nativePackages, releaseMode, serverPlugins, smaller } from "./scripts/bundling.ts";
import { packedPrograms } from "./scripts/release/packed-programs.ts";

const features = "backend/features/";

const inProject = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Entry modules of separate processes, without extension. */
const programs = readdirSync(inProject(features), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".child.ts"))
  .map((file) => features + file.replaceAll("\\", "/").replace(/\.ts$/, ""));

/** Packages that read a program in WebAssembly from a file beside their module. */
const packagesWithFiles = ["@silvia-odwyer/photon-node"];

/** Bundles programs that run for one task each: a process that reads few files starts sooner. */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  plugins: [mode === releaseMode && packedPrograms(), serverPlugins()],
  ssr: {
    noExternal: true,
    external: mode === releaseMode ? nativePackages : [...nativePackages, ...packagesWithFiles],
  },
  build: {
    ssr: true,
    ssrEmitAssets: true,
    outDir: "dist",
    emptyOutDir: false,
    target: "node20",
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(programs.map((name) => [name, inProject(`${name}.ts`)])),
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "backend/child-programs/[name]-[hash].js",
        ...smaller,
      },
    },
  },
}));
