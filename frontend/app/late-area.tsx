import { type ComponentType, lazy, type ReactNode, useState } from "react";
import { loadAllTexts } from "../lib/text.ts";
import { importGraph } from "./late-graph.ts";

/** A screen, or a part of several, whose code comes when it is first wanted. */
export interface LateScreen {
  element: ReactNode;
  /** Brings the code; once it is there, does nothing. */
  load: () => Promise<void>;
}

/** The screens of an area by name, with the texts of all areas and the client. @param importScreens imports all of them */
export function lateArea<Name extends string>(
  importScreens: () => Promise<Record<Name, ComponentType>>,
): (name: Name) => LateScreen {
  let loaded: ((name: Name) => ComponentType) | undefined;
  const bring = async () => {
    const [screens, { WithGraph }] = await Promise.all([importScreens(), importGraph(), loadAllTexts()]);
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
