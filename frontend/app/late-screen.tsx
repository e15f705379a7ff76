import { type ComponentType, lazy, type ReactNode, useState } from "react";

/** A screen whose code comes when it is first wanted. */
export interface LateScreen {
  element: ReactNode;
  /** Brings the code; once it is there, does nothing. */
  load: () => Promise<void>;
}

/** @param importScreens imports several screens by name, of which this is one */
export function lateScreen<Name extends string>(
  importScreens: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LateScreen {
  let Loaded: ComponentType | undefined;
  const importScreen = async (): Promise<ComponentType> => (await importScreens())[name];
  const Awaited = lazy(async () => ({ default: await importScreen() }));

  // React would hide even code that is there already behind a spinner, and then for 300 ms at least.
  function Screen() {
    const [Content] = useState(() => Loaded ?? Awaited);
    return <Content />;
  }
  const load = async () => {
    Loaded ??= await importScreen();
  };
  return { element: <Screen />, load };
}
