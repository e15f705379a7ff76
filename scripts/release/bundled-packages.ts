import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

/** Folders of packages, such as "node_modules/pg" from the root of the checkout. */
export type PackageFolders = Set<string>;

const packagePath = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;

/** Notes the packages that a build bundles. `project` is the root of the checkout. */
export function bundledPackages(project: string, found: PackageFolders): Plugin {
  return {
    name: "bundled-packages",
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== "chunk") continue;
        for (const id of output.moduleIds) addPackage(project, found, id);
      }
    },
    transform: {
      // Styles and the fonts in them are no modules of a chunk.
      filter: { id: /[\\/]node_modules[\\/].*\.css(?:\?|$)/ },
      handler(_code, id) {
        addPackage(project, found, id);
      },
    },
  };
}

function addPackage(project: string, found: PackageFolders, id: string): void {
  const place = path.relative(project, id.replace(/^\0/, "")).replaceAll("\\", "/");
  const [folder] = packagePath.exec(place) ?? [];
  if (folder !== undefined && !place.startsWith("..") && hasPackage(project, folder)) found.add(folder);
}

function hasPackage(project: string, folder: string): boolean {
  try {
    readFileSync(path.join(project, folder, "package.json"));
    return true;
  } catch {
    return false;
  }
}
