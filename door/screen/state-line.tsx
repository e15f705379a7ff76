/** @jsxImportSource preact */
import type { DoorBook } from "../book/door-book.ts";
import { useScreen } from "./context.ts";
import { t, timeText } from "./text.ts";

/** Whether what is recorded reaches the server, and how many are here. Always on the screen. */
export function StateLine({ book }: { book: DoorBook }) {
  const { state } = useScreen();
  const { connection, counts, listAsOf, event } = state;
  const isOffline = connection.kind === "offline";
  return (
    <div class="state" data-connection={connection.kind}>
      <p class="connection">
        <span class="state-text">
          <span class="dot" aria-hidden="true" />
          {stateText(state)}
        </span>
        {/* Not with each number: those who listen hear what they marked. */}
        <span class="spoken" role="status">
          {connection.kind === "connecting" ? "" : stateText({ ...state, unsent: 0, isAllSent: false })}
        </span>
        {isOffline && (
          <button type="button" class="link" onClick={() => book.retryNow()}>
            {t("at-the-door.state.retry")}
          </button>
        )}
      </p>
      {event && <p class="here">{t("at-the-door.here", counts)}</p>}
      {isOffline && event?.worksOffline && listAsOf && (
        <p class="as-of">{t("at-the-door.state.listAsOf", { time: timeText(listAsOf) })}</p>
      )}
    </div>
  );
}

function stateText({ connection, unsent, isAllSent }: ReturnType<typeof useScreen>["state"]): string {
  switch (connection.kind) {
    case "connecting":
      return unsent === 0
        ? t("at-the-door.state.connecting")
        : t("at-the-door.state.connectingUnsent", { count: unsent });
    case "offline": {
      const time = timeText(connection.since);
      return unsent === 0
        ? t("at-the-door.state.offline", { time })
        : t("at-the-door.state.offlineUnsent", { time, count: unsent });
    }
    case "connected":
      if (unsent > 0) return t("at-the-door.state.sending", { count: unsent });
      return isAllSent ? t("at-the-door.state.allSent") : t("at-the-door.state.connected");
  }
}
