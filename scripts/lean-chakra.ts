import createCache from "@emotion/cache";
import { css } from "@emotion/react";
import type { Plugin } from "vite";

/** Components of Chakra whose styles the app loads. */
const used = new Set(
  (
    "accordion alert badge button card checkbox checkmark collapsible combobox dataList dialog drawer field fieldset " +
    "heading icon input inputAddon kbd link list menu nativeSelect progress radioGroup radiomark segmentGroup select " +
    "separator skeleton spinner stat switch table tabs textarea toast"
  ).split(" "),
);

const inChakra = "[\\\\/]@chakra-ui[\\\\/]react[\\\\/]dist[\\\\/]esm[\\\\/]";
const listOfRecipes = new RegExp(`${inChakra}theme[\\\\/](?:slot-)?recipes\\.js$`);
const component = new RegExp(`${inChakra}components[\\\\/]`);
const changed = new RegExp(`${inChakra}styled-system[\\\\/](?:conditions|system)\\.js$`);

/** What every start of the page would compute, by the name of the file. */
const changes = [
  // For each property of each style.
  { file: "conditions.js", from: "keys().includes(key)", to: "Object.hasOwn(values, key)" },
  // They are in a file of their own, below.
  { file: "system.js", from: "[getPreflightCss(), getGlobalCss(), getTokenCss()]", to: "[]" },
] as const;

const stylesName = "virtual:chakra-styles.css";
// Not marked as virtual by a zero byte, which would keep Vite from treating it as styles.
const stylesId = "/@chakra-styles.css";

/**
 * Takes work off the start of each page: the styles that Chakra would compute from our theme are a file, and those of
 * components that no screen has are left out. Fails if a screen has such a component. In development all is as usual.
 */
export function leanChakra(): Plugin[] {
  const leftOut = new Set<string>();
  return [
    {
      name: "chakra-styles",
      resolveId: { filter: { id: new RegExp(`^${stylesName}$`) }, handler: () => stylesId },
      load: {
        filter: { id: new RegExp(`^${stylesId}$`) },
        handler() {
          return this.environment.mode === "build" ? globalStyles() : "";
        },
      },
    },
    {
      name: "lean-chakra",
      apply: "build",
      transform: {
        filter: { id: [listOfRecipes, changed] },
        handler(code, id) {
          if (changed.test(id)) return withChange(code, id);
          return code.replace(/^ {2}(\w+): \w+Recipe,?$/gm, (line, name) => {
            if (used.has(name)) return line;
            leftOut.add(name);
            return "";
          });
        },
      },
      generateBundle(_, bundle) {
        const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
        for (const id of modules.filter((id) => component.test(id))) {
          for (const [, key = ""] of (this.getModuleInfo(id)?.code ?? "").matchAll(/\bkey: "(\w+)"/g))
            if (leftOut.has(key)) this.error(`${id} needs styles of "${key}", which scripts/lean-chakra.ts leaves out`);
        }
      },
    },
  ];
}

function withChange(code: string, id: string): string {
  const change = changes.find(({ file }) => id.endsWith(file));
  if (!change || !code.includes(change.from)) throw new Error(`${id} is not as scripts/lean-chakra.ts expects`);
  return code.replace(change.from, change.to);
}

/** As Chakra's provider would insert them. */
async function globalStyles(): Promise<string> {
  const { system } = await import("../frontend/app/system.ts");
  const cache = createCache({ key: "chakra" });
  const styles = cache.insert("", css(system._global), cache.sheet, false);
  if (!styles) throw new Error("Chakra's theme has no styles");
  return `${system.layers.atRule}\n${styles}`;
}
