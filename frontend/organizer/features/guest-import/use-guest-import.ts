import { useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { otherKindNamed, refuseGuestFile, unsupportedFileKey } from "../../../../common/guest-file.ts";
import { t } from "../../lib/text.ts";
import { failure, showToast } from "../../lib/toast.ts";
import { useUnsavedChanges } from "../../lib/unsaved-changes.ts";
import { hasChoices, type ImportRequest, newRequest, withRemembered } from "./import-request.ts";
import { useGuestFilePreview } from "./use-guest-file-preview.ts";
import { useGuestUpload } from "./use-guest-upload.ts";

interface ImportedEvent {
  id: number;
  guestCount: number;
  isSample: boolean;
}

export type GuestImport = ReturnType<typeof useGuestImport>;

/** The import of a file from choosing to the result. `tabAfterwards` shows the result; by default the open tab. */
export function useGuestImport({ id: eventId, isSample, ...event }: ImportedEvent, tabAfterwards?: string) {
  const step = useImportStep();
  const [chosen, setRequest] = useState<ImportRequest | null>(null);
  const previewed = useGuestFilePreview(eventId, chosen);
  const { preview } = previewed;
  const { upload, percent, isUploading, outcome, forgetOutcome } = useGuestUpload(eventId);
  const request = withRemembered(chosen, preview?.remembered);
  // The new list may be known before the upload has been answered.
  const [guestCount, setGuestCount] = useState(event.guestCount);
  if (!isUploading && guestCount !== event.guestCount) setGuestCount(event.guestCount);
  const [hasBegun, setHasBegun] = useState(guestCount > 0);
  const isOpen = step.isOpen && !isSample;
  const mode = guestCount > 0 ? "UPDATE" : "REPLACE";
  const isChanged = chosen !== null && hasChoices(chosen, mode);
  useUnsavedChanges(isOpen && isChanged);
  if (!hasBegun && guestCount > 0) setHasBegun(true);

  function choose(file: File) {
    if (isSample || isUploading) return;
    const refusal = refuseGuestFile(file);
    if (refusal !== null) {
      showToast(
        refusal === "TOO_LARGE"
          ? failure(t("toasts.fileTooLarge.title"), t("rules.fileTooLarge"))
          : failure(t("toasts.invalidFileType.title"), t(unsupportedFileKey(otherKindNamed(file.name)))),
      );
      return;
    }
    forgetOutcome();
    setRequest(newRequest(file, mode));
    step.open();
  }

  function cancel() {
    forgetOutcome();
    setRequest(null);
    step.leave();
  }

  async function send() {
    if (request === null || preview === null) return;
    const ended = await upload(request, preview);
    if (ended === "imported") {
      setRequest(null);
      step.finish(tabAfterwards);
    }
    // After the list has changed, the preview is fetched again.
    if (ended === "outdated") setRequest({ ...request });
  }

  return {
    eventId,
    guestCount,
    isSample,
    isOpen,
    open: step.open,
    /** Whether the event has had no guests since its screen was opened, and is not to be filled by hand. */
    asksForList: !hasBegun && !isSample,
    startWithoutFile: () => setHasBegun(true),
    choose,
    removeFile: () => setRequest(null),
    cancel,
    send,
    request,
    setRequest,
    isChanged,
    ...previewed,
    percent,
    isUploading,
    outcome,
    forgetOutcome,
  };
}

const parameter = "step";
const value = "import";

/** The step in the address (`?step=import`), so that the Back button leads from it to its screen. */
function useImportStep() {
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

  /** The Back button does not lead to the step then. @param tab to show; the same unless given */
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
