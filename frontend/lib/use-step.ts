import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

export interface Step {
  isOpen: boolean;
  open: () => void;
  leave: () => void;
  /** Ends the step: the Back button does not lead to it. @param tab to show then; the same unless given */
  finish: (tab?: string) => void;
}

/** A step in the address (`?step=import`), so that the Back button leads from it to its screen. */
export function useStep(parameter: string, value: string): Step {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  // Somebody may have gone back while something was being done.
  const isInAddress = () => new URLSearchParams(window.location.search).get(parameter) === value;

  function open(): void {
    if (isInAddress()) return;
    setParams(
      (current) => {
        current.set(parameter, value);
        return current;
      },
      { state: { openedStep: value } },
    );
  }

  function leave(): void {
    if (!isInAddress()) return;
    if (openedStep(location.state) === value) void navigate(-1);
    else finish();
  }

  function finish(tab?: string): void {
    if (!isInAddress()) return;
    setParams(
      (current) => {
        current.delete(parameter);
        if (tab !== undefined) current.set("tab", tab);
        return current;
      },
      { replace: true },
    );
  }

  return { isOpen: params.get(parameter) === value, open, leave, finish };
}

function openedStep(state: unknown): unknown {
  return typeof state === "object" && state !== null && "openedStep" in state ? state.openedStep : undefined;
}
