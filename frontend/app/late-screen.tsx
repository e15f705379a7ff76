import { type ComponentType, lazy, type ReactNode, useState } from "react";

/** A screen whose code comes when it is first wanted. */
export interface LateScreen {
  element: ReactNode;
  /** Brings the code; calls after the first one that succeeds do nothing. */
  loadCode: () => Promise<void>;
}

/** @param load imports the screen's module */
export function lateScreen(load: () => Promise<ComponentType>): LateScreen {
  let Loaded: ComponentType | undefined;
  const loadCode = async () => {
    Loaded ??= await load();
  };
  const Awaited = lazy(async () => ({ default: await load() }));

  // React shows a spinner, and then for 300 ms at least, even for code that is there already. So that code is not awaited.
  function Screen() {
    const [Content] = useState<ComponentType>(() => Loaded ?? Awaited);
    return <Content />;
  }
  return { element: <Screen />, loadCode };
}
