import { type ComponentType, lazy, type ReactNode, useState } from "react";

/** A screen whose code comes when it is first wanted. */
export interface LateScreen {
  element: ReactNode;
  /** Brings the code, once: it is asked for again only where that failed. */
  loadCode: () => Promise<void>;
}

/** @param load imports the screen's module */
export function lateScreen(load: () => Promise<ComponentType>): LateScreen {
  let Loaded: ComponentType | undefined;
  let coming: Promise<void> | undefined;
  const bringCode = async () => {
    try {
      Loaded = await load();
    } catch (error) {
      coming = undefined;
      throw error;
    }
  };
  const loadCode = () => {
    coming ??= bringCode();
    return coming;
  };
  const Awaited = lazy(async () => ({ default: await load() }));

  // React shows a spinner, and then for 300 ms at least, even for code that is there already. So that code is not awaited.
  function Screen() {
    const [Content] = useState<ComponentType>(() => Loaded ?? Awaited);
    return <Content />;
  }
  return { element: <Screen />, loadCode };
}
