import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const features = "backend/features/";

const inProject = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Entry modules of separate processes, without extension. */
const programs = readdirSync(inProject(features), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".child.ts"))
  .map((file) => features + file.replaceAll("\\", "/").replace(/\.ts$/, ""));

/** Packages that read files of their own at run time, such as WebAssembly. */
const packagesWithFiles = ["@silvia-odwyer/photon-node", "highs", "fontkit", "pdfkit"];

/** Bundles programs that run for one task each: a process that reads few files starts sooner. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: packagesWithFiles },
  build: {
    ssr: true,
    outDir: "dist",
    emptyOutDir: false,
    target: "node20",
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(programs.map((name) => [name, inProject(`${name}.ts`)])),
      output: { entryFileNames: "[name].js", chunkFileNames: "backend/child-programs/[name]-[hash].js" },
    },
  },
});
