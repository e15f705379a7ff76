import type { Plugin } from "vite";

const olderFormat = /,\s*url\([^)]*\.woff\)\s*format\(["']woff["']\)/g;

/** Leaves out the older font format: every browser that runs the app reads the newer one. */
export function woff2Only(): Plugin {
  return {
    name: "woff2-only",
    enforce: "pre",
    transform: {
      filter: { id: /[\\/]@fontsource[\\/].*\.css$/ },
      handler: (code) => ({ code: code.replaceAll(olderFormat, ""), map: null }),
    },
  };
}
