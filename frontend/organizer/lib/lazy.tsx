import { type ComponentType, lazy, startTransition, useEffect, useState } from "react";

/** After a screen stands, also on a slow phone: what comes earlier takes its time from it. */
const soonMs = 5000;

/**
 * React's `lazy` for what nobody sees at first: its code comes soon after the module that names it, or when it is shown.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  // What does not come now is asked for again when it is shown. Tests of single modules have no page.
  if (globalThis.document) setTimeout(() => void load().catch(() => undefined), soonMs);
  return lazy(async () => ({ default: await load() }));
}

/** A dialog as a {@link lazyPart}. It stays once it was open, to close as it opened. */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean,
): ComponentType<Props> {
  const Dialog = lazyPart(load);
  return function LazyDialog(props) {
    const isWanted = isOpen(props);
    const [wasOpen, setWasOpen] = useState(false);
    // In a transition, React waits for the code with the screen as it is.
    useEffect(() => {
      if (isWanted) startTransition(() => setWasOpen(true));
    }, [isWanted]);
    return wasOpen && <Dialog {...props} />;
  };
}
