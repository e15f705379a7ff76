/** @jsxImportSource preact */
import { useEffect, useRef } from "preact/hooks";
import { useScreen } from "./context.ts";
import type { Leaving } from "./leaving.ts";
import { t } from "./text.ts";

interface DialogProps {
  leaving: Leaving;
  onClose(): void;
}

/** Says what is deleted and what is kept before somebody signs out. */
export function LeaveDialog({ leaving: { helper, leave }, onClose }: DialogProps) {
  const { unsent } = useScreen().state;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const isHelper = helper !== undefined;
  return (
    <dialog ref={dialog} role="alertdialog" aria-labelledby="leave-title" onClose={onClose}>
      <form method="dialog">
        <h2 id="leave-title">{t(isHelper ? "at-the-door.leave.helper" : "at-the-door.leave.user")}</h2>
        {unsent > 0 && <p class="look-here">{t("at-the-door.leave.unsent", { count: unsent })}</p>}
        <p>{t("at-the-door.leave.text")}</p>
        {isHelper && <p>{t("at-the-door.leave.link")}</p>}
        <div class="dialog-end acts">
          <button type="submit" class="quiet">
            {t("at-the-door.dialog.cancel")}
          </button>
          <button type="button" class="solid" onClick={leave}>
            {t(isHelper ? "at-the-door.menu.leave" : "at-the-door.menu.signOut")}
          </button>
        </div>
      </form>
    </dialog>
  );
}
