import type { Plugin, Rolldown } from "vite";

/** The app and the playground would otherwise run on each other's page, with the file that they share. */
const notAnEntry = /^(?!.*(?:\.html|[\\/]main\.tsx?)$)/;

/** Without the playground and its libraries, 2 MB that no screen loads. */
const appCode =
  /[\\/](?:organizer|common|guest)[\\/](?!playground)|[\\/]node_modules[\\/](?:@chakra-ui|@ark-ui|@zag-js|react-hook-form|zod)[\\/]/;

/** What stands around every screen of those who are signed in. */
const shell = /[\\/]organizer[\\/]app[\\/]organizer-shell\.tsx$/;

/** What tabs and filters of a list share with dialogs, menus and boards. */
const basics =
  /[\\/]node_modules[\\/]@(?:ark-ui|zag-js|chakra-ui)[\\/].*(?:presence|render-strategy|dom-query|radio-group|segment-group|badge)/;

/** Menus, dialogs and the like. */
const widgets = /[\\/]node_modules[\\/](?:@chakra-ui|@ark-ui|@zag-js|@floating-ui)[\\/]/;

/** Otherwise one that two files share is a file of its own, or brings all that some screens share. */
const icons = /[\\/]node_modules[\\/]lucide-react[\\/]/;

/** What a person meets one after the other, each without the code that only later ones need. */
const stages = [
  { name: "lists", screen: /[\\/]organizer[\\/]routes[\\/]event-(?:at-address|screen)\.tsx$/ },
  { name: "boards", screen: /[\\/]organizer[\\/]routes[\\/]event-seating\.tsx$/ },
] as const;

/** Few files, as each takes a request and a start of its own: what every screen needs, and what several do. */
export function appChunks(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  const stageOf = new Map<string, string>();
  const plugin: Plugin = {
    name: "app-chunks",
    apply: "build",
    buildEnd() {
      const add = (id: string, stage: string) => {
        // What is used of a library comes with the files that use it; its index imports everything.
        if (stageOf.has(id) || id.includes("node_modules")) return;
        stageOf.set(id, stage);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) add(imported, stage);
      };
      const ids = [...this.getModuleIds()];
      for (const { name, screen } of stages) for (const id of ids) if (screen.test(id)) add(id, name);
    },
  };
  const groups = [
    { name: "start", tags: ["$initial" as const], test: notAnEntry },
    { name: "shell", test: shell },
    { name: "basics", test: basics, minShareCount: 2 },
    ...stages.map(({ name }) => ({
      name: (id: string) => (stageOf.get(id) === name ? name : null),
      debugName: name,
      test: appCode,
      minShareCount: 2,
    })),
    { name: "widgets", test: widgets, minShareCount: 2 },
    { name: "icons", test: icons, minShareCount: 2 },
    { name: "forms", test: appCode, minShareCount: 5 },
    { name: "work", test: appCode, minShareCount: 2 },
  ];
  return { plugin, groups };
}
