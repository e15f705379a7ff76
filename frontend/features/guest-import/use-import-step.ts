import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

const parameter = "step";
const value = "import";

/** The step in the address, so that the Back button leads from it to the list. */
export function useImportStep() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const isOpen = params.get(parameter) === value;

  function open() {
    if (isInAddress()) return;
    setParams(
      (current) => {
        current.set(parameter, value);
        return current;
      },
      { state: openedHere },
    );
  }

  /** Goes back to where the step was opened from. */
  function leave() {
    if (!isInAddress()) return;
    if (isOpenedHere(location.state)) void navigate(-1);
    else finish();
  }

  /** Ends the step: the Back button does not lead to it. */
  function finish(tab?: string) {
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

  return { isOpen, open, leave, finish };
}

const openedHere = { isImportStep: true };

function isOpenedHere(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isImportStep" in state;
}

/** Somebody may have gone back while a file was on its way. */
function isInAddress(): boolean {
  return new URLSearchParams(window.location.search).get(parameter) === value;
}
