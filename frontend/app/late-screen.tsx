import { type ComponentType, lazy, type ReactNode, useState } from "react";

/** A screen whose code loads when it is first needed. */
export interface LateScreen {
  element: ReactNode;
  /** Loads the code once; only a failed load is repeated. */
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

  // For awaited code React shows a spinner for at least 300 ms, even if the code is already loaded. So loaded code is
  // not awaited.
  function Screen() {
    const [Content] = useState<ComponentType>(() => Loaded ?? Awaited);
    return <Content />;
  }
  return { element: <Screen />, loadCode };
}
