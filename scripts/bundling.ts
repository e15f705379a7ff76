import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const project = fileURLToPath(new URL("..", import.meta.url));
const marker = "__addressOf";
const markers = new RegExp(`${marker}\\("([^"]+)"\\)`, "g");
const ownModules = /[\\/](?:backend|common)[\\/][^?]*\.ts$/;

/** Packages that no bundle can contain. */
export const nativePackages = ["@node-rs/argon2"];

/** For bundles. Classes and functions keep their names, which the graph and errors show. */
export const smaller = { keepNames: true, minify: true } as const;

/** In a module of a bundle, the address of a file of the build, such as "backend/x.br". */
export const addressOf = (place: string) => `${marker}("${place}")`;

/** Modules that find files by their own address still find them from the bundle, which is somewhere else. */
function ownAddresses(): Plugin {
  return {
    name: "own-addresses",
    transform: {
      filter: { id: ownModules, code: /import\.meta\.url/ },
      handler(code, id) {
        const place = path.relative(project, id).replaceAll("\\", "/").replace(/\.ts$/, ".js");
        return { code: code.replaceAll("import.meta.url", addressOf(place)), map: null };
      },
    },
    renderChunk(code, { fileName }) {
      const folder = path.posix.dirname(fileName);
      return code.replaceAll(markers, (_, place: string) => {
        const way = path.posix.relative(folder, place);
        return `new URL(${JSON.stringify(way.startsWith(".") ? way : `./${way}`)}, import.meta.url).href`;
      });
    },
  };
}

const loadsLate = /\bload = createRequire\(import\.meta\.url\)|\bimport\(packageName\)/;

/** Packages that modules load by `load()` or a name on first use are bundled, and still run on first use. */
function lateLoads(): Plugin {
  return {
    name: "late-loads",
    transform: {
      filter: { id: ownModules, code: loadsLate },
      handler(code) {
        const [, name = ""] = /\bpackageName = ("[^"]+")/.exec(code) ?? [];
        const required = code.replaceAll(/\bload\(("[^"]+")\)/g, "require($1)");
        return { code: required.replaceAll("import(packageName)", `import(${name})`), map: null };
      },
    },
  };
}

/** exceljs reads workbooks with it, which nothing here does, and one of its own packages states no licence. */
const uncalledPackage = /^unzipper$/;

function leaveOutUncalled(): Plugin {
  return {
    name: "leave-out-uncalled",
    enforce: "pre",
    resolveId: { filter: { id: uncalledPackage }, handler: (id) => `\0${id}` },
    load: { filter: { id: /^\0unzipper$/ }, handler: () => "export {};" },
  };
}

/** For bundles of the server and its programs. */
export const serverPlugins = (): Plugin[] => [leaveOutUncalled(), lateLoads(), ownAddresses()];
