import { type ComponentType, lazy, type ReactNode, useState } from "react";
import { loadAllTexts, type loadListTexts } from "../lib/text.ts";
import { importGraph } from "./late-graph.ts";

/** A screen, or a part of several, whose code comes when it is first wanted. */
export interface LateScreen {
  element: ReactNode;
  /** Brings the code; once it is there, does nothing. */
  load: () => Promise<void>;
}

/** The screens of an area by name, with the client and texts. @param importScreens imports all of them */
export function lateArea<Name extends string>(
  importScreens: () => Promise<Record<Name, ComponentType>>,
  loadTexts: typeof loadListTexts = loadAllTexts,
): (name: Name) => LateScreen {
  let loaded: ((name: Name) => ComponentType) | undefined;
  const bring = async () => {
    const [screens, { WithGraph }] = await Promise.all([importScreens(), importGraph(), loadTexts()]);
    loaded = (name) => {
      const Content: ComponentType = screens[name];
      return () => (
        <WithGraph>
          <Content />
        </WithGraph>
      );
    };
    return loaded;
  };
  const load = async () => {
    if (!loaded) await bring();
  };
  return (name) => {
    const Awaited = lazy<ComponentType>(async () => ({ default: (await bring())(name) }));
    const atFirst = (): ComponentType => loaded?.(name) ?? Awaited;

    // React would hide even code that is there already behind a spinner, and then for 300 ms at least.
    function Screen() {
      const [Content] = useState(atFirst);
      return <Content />;
    }
    return { element: <Screen />, load };
  };
}
