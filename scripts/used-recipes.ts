import type { Plugin } from "vite";

/** Components of Chakra whose styles the app loads. */
const used = new Set(
  (
    "accordion alert badge button card checkbox checkmark collapsible combobox dataList dialog drawer field fieldset " +
    "heading icon input inputAddon kbd link list menu nativeSelect progress radioGroup radiomark segmentGroup select " +
    "separator skeleton spinner stat switch table tabs textarea toast"
  ).split(" "),
);

const listOfRecipes = /[\\/]@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]theme[\\/](?:slot-)?recipes\.js$/;
const component = /[\\/]@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]components[\\/]/;

/**
 * Leaves out the styles of Chakra's components that no screen has, half of its theme, which every page would load.
 * Fails if a screen has such a component. In development all are there.
 */
export function usedRecipes(): Plugin {
  const leftOut = new Set<string>();
  return {
    name: "used-recipes",
    apply: "build",
    transform: {
      filter: { id: listOfRecipes },
      handler: (code) =>
        code.replace(/^ {2}(\w+): \w+Recipe,?$/gm, (line, name) => {
          if (used.has(name)) return line;
          leftOut.add(name);
          return "";
        }),
    },
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
      for (const id of modules.filter((id) => component.test(id))) {
        for (const [, key = ""] of (this.getModuleInfo(id)?.code ?? "").matchAll(/\bkey: "(\w+)"/g))
          if (leftOut.has(key))
            this.error(`${id} needs the styles of "${key}", which scripts/used-recipes.ts leaves out`);
      }
    },
  };
}
