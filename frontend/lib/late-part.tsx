import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { asError } from "./as-error.ts";
import { loadAllTexts } from "./text.ts";

/** A part of a screen that nobody sees at first, so that its code need not come before the screen is shown. */
export interface LatePart<Props> {
  Part: (props: Props) => ReactNode;
  /** Brings the code; once it is there, does nothing. @throws when it does not come */
  load: () => Promise<void>;
}

/**
 * Its code comes when it is first shown, unless it was loaded before ({@link useCodeSoon}). React's own way would hide
 * the part for 300 ms even if the code is there a moment later. @param whileAwaited what is shown until then
 */
export function latePart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
  whileAwaited: (props: Props) => ReactNode = () => null,
): LatePart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    if (loaded) return;
    const [part] = await Promise.all([importPart(), loadAllTexts()]);
    loaded = part;
  };

  function Part(props: Props) {
    const [Content, setContent] = useState(() => loaded);
    const [failure, setFailure] = useState<Error>();
    const isAwaited = Content === undefined && failure === undefined;

    useEffect(() => {
      if (!isAwaited) return;
      let isGone = false;
      load().then(
        () => {
          if (!isGone) setContent(() => loaded);
        },
        (error: unknown) => {
          if (!isGone) setFailure(asError(error));
        },
      );
      return () => {
        isGone = true;
      };
    }, [isAwaited]);

    if (failure) throw failure;
    return Content ? <Content {...props} /> : whileAwaited(props);
  }
  return { Part, load };
}

/** After the screen has asked for what it shows. */
const soonMs = 1000;

/** Brings code soon after the screen. What does not come now is asked for again when it is needed. */
export function useCodeSoon(...loads: readonly (() => Promise<void>)[]): void {
  const [wanted] = useState(loads);
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of wanted) void load().catch(() => undefined);
    }, soonMs);
    return () => clearTimeout(timer);
  }, [wanted]);
}

/** A dialog whose code comes soon after the screen. It stays once it was open, to close as it opened. */
export function lateDialog<Props extends object>(
  importDialog: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean,
): (props: Props) => ReactNode {
  const { Part, load } = latePart(importDialog);
  return function LateDialog(props) {
    useCodeSoon(load);
    const [wasOpen, setWasOpen] = useState(false);
    if (!wasOpen && isOpen(props)) setWasOpen(true);
    return wasOpen ? <Part {...props} /> : null;
  };
}
