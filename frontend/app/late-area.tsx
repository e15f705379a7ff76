import { type ComponentType, lazy, type ReactNode, useState } from "react";
import { loadAllTexts } from "../lib/text.ts";

/** A screen, or a part of several, whose code comes when it is first wanted. */
export interface LateScreen {
  element: ReactNode;
  /** Brings the code; once it is there, does nothing. */
  load: () => Promise<void>;
}

/** The screens of an area by name, with the texts of all areas. @param importScreens imports all of them */
export function lateArea<Name extends string>(
  importScreens: () => Promise<Record<Name, ComponentType>>,
): (name: Name) => LateScreen {
  let loaded: Record<Name, ComponentType> | undefined;
  const bring = async () => {
    // First: some modules read their texts while they are loaded.
    await loadAllTexts();
    const screens = await importScreens();
    loaded = screens;
    return screens;
  };
  const load = async () => {
    if (!loaded) await bring();
  };
  return (name) => {
    const Awaited = lazy<ComponentType>(async () => ({ default: (await bring())[name] }));
    const atFirst = (): ComponentType => loaded?.[name] ?? Awaited;

    // React would hide even code that is there already behind a spinner, and then for 300 ms at least.
    function Screen() {
      const [Content] = useState(atFirst);
      return <Content />;
    }
    return { element: <Screen />, load };
  };
}
