import type { Plugin, Rolldown } from "vite";

/** The app and the playground would otherwise run on each other's page, with the file that they share. */
const notAnEntry = /^(?!.*(?:\.html|[\\/]main\.tsx?)$)/;

/** Without the playground and its libraries, 2 MB that no screen loads. */
const appCode =
  /[\\/](?:frontend|common|guest-pages)[\\/](?!playground)|[\\/]node_modules[\\/](?:@chakra-ui|@ark-ui|@zag-js|react-hook-form|zod)[\\/]/;

/** What sends operations, with its library, and the operations of signing in. */
const graph = /[\\/]frontend[\\/](?:app[\\/]graph|features[\\/]auth[\\/](?:sign-in-acts|watch-current-user))\.tsx?$/;

/** What stands around every screen of those who are signed in. */
const shell = /[\\/]frontend[\\/]app[\\/]areas[\\/]shell\.ts$/;

const guestList = /[\\/]frontend[\\/]app[\\/]areas[\\/]event\.ts$/;

/** Few files, as each takes a request and a start of its own: what every screen needs, and what several do. */
export function appChunks(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  const forGuestList = new Set<string>();
  const plugin: Plugin = {
    name: "app-chunks",
    apply: "build",
    buildEnd() {
      const add = (id: string) => {
        // What is used of a library comes with the files that use it; its index imports everything.
        if (forGuestList.has(id) || id.includes("node_modules")) return;
        forGuestList.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) add(imported);
      };
      for (const id of this.getModuleIds()) if (guestList.test(id)) add(id);
    },
  };
  const groups = [
    { name: "start", tags: ["$initial" as const], test: notAnEntry },
    { name: "graph", test: graph },
    { name: "shell", test: shell },
    // What other screens share as well would be too much for the list.
    {
      debugName: "lists",
      name: (id: string) => (forGuestList.has(id) ? "lists" : null),
      test: appCode,
      minShareCount: 2,
    },
    { name: "forms", test: appCode, minShareCount: 5 },
    { name: "work", test: appCode, minShareCount: 2 },
  ];
  return { plugin, groups };
}
