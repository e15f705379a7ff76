/** @jsxImportSource preact */
import type { DoorBook } from "../book/door-book.ts";
import { useScreen } from "./context.ts";
import { t } from "./text.ts";

/** What stands in the way of recording, until it does not any more. */
export function Notices({ book, failure }: { book: DoorBook; failure: string | undefined }) {
  const { storage } = useScreen().state;
  return (
    <>
      {storage.kind === "refused" && (
        <div class="notice problem-notice" role="alert">
          <h2>{t("at-the-door.refused.title")}</h2>
          <p>{t("at-the-door.refused.text")}</p>
        </div>
      )}
      {storage.kind === "lost" && (
        <div class="notice problem-notice" role="alert">
          <h2>{t("at-the-door.lost.title")}</h2>
          {storage.unsent > 0 && <p>{t("at-the-door.lost.unsent", { count: storage.unsent })}</p>}
          <p>{t("at-the-door.lost.text")}</p>
          <button type="button" class="quiet" onClick={() => void book.acceptLoss()}>
            {t("at-the-door.lost.accept")}
          </button>
        </div>
      )}
      {failure !== undefined && (
        <div class="notice problem-notice" role="alert">
          <h2>{t("at-the-door.act.failed")}</h2>
          <p>{failure}</p>
        </div>
      )}
    </>
  );
}
