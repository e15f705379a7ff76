import { useApolloClient } from "@apollo/client/react";
import { useNavigate } from "react-router-dom";
import { copyText } from "../../lib/copy-text.ts";
import { focusMain } from "../../lib/focus-main.ts";
import { noteLinkSharing } from "../../lib/link-sharing.ts";
import { shareLink } from "../../lib/share-link.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { mayLeave } from "../../lib/unsaved-changes.ts";
import { showToast } from "../../ui/show-toast.ts";
import type { CommandAct } from "./commands.ts";
import { EventShortLinkDocument } from "./generated/event-short-link.ts";

/** Does what was chosen, once the palette is gone. */
export function useRunCommand(eventId: number, onShowKeys: () => void) {
  const navigate = useNavigate();
  const client = useApolloClient();

  async function open(to: string, isPage = false): Promise<void> {
    const isHere = new URL(to, window.location.href).pathname === window.location.pathname;
    if (!isHere && !(await mayLeave())) return;
    if (isPage) return window.location.assign(to);
    await navigate(to);
    // What had the focus went with its screen.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusMain();
    });
  }

  async function copyLink(): Promise<void> {
    try {
      const { data } = await client.query({ query: EventShortLinkDocument, variables: { eventId } });
      if (!data) throw new Error("The event has no link.");
      await copyText(shareLink(data.event.shortLink));
    } catch {
      showToast(toastTexts.copyRefused());
      return;
    }
    noteLinkSharing(eventId, "copied");
    showToast(toastTexts.copied());
  }

  return (act: CommandAct): void => {
    if (act.kind === "open") void open(act.to, act.isPage);
    else if (act.kind === "copyLink") void copyLink();
    else onShowKeys();
  };
}
