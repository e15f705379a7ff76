/** @jsxImportSource preact */
import { useEffect, useRef, useState } from "preact/hooks";
import { appLanguages } from "../../common/app-languages.ts";
import { guestLanguages } from "../../common/guest-languages.ts";
import { guestPageParameters } from "../../common/guest-page.ts";
import type { DoorState } from "../device/state.ts";
import { isMissingHere } from "./found.tsx";
import { languageTag, t, timeText } from "./text.ts";
import { Button, Dialog, useScreen } from "./ui.tsx";

/** Who is at the door, and where they go from here. */
export interface Leaving {
  /** A helper's name; undefined for users, and while that is unknown. */
  helper: string | undefined;
  /** The screens of the event; undefined for helpers who have only the door. */
  eventScreens: string | undefined;
  /** Deletes the list from the device and ends the session. */
  leave(): void;
}

export function DoorMenu({ leaving }: { leaving: Leaving }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  const { helper, eventScreens } = leaving;
  useEffect(() => closeWhenLeft(menu.current), []);
  const languages = guestLanguages.filter(({ tag }) => appLanguages.some((offered) => offered === tag));
  return (
    <>
      <details ref={menu} class="menu">
        <summary>{t("at-the-door.menu.open")}</summary>
        <div class="drop">
          {helper !== undefined && <p class="muted">{t("at-the-door.menu.as", { name: helper })}</p>}
          {eventScreens !== undefined && <a href={eventScreens}>{t("at-the-door.menu.event")}</a>}
          <ColorMode />
          <nav aria-label={t("at-the-door.menu.language")}>
            {languages.map(({ tag, name }) => {
              const isCurrent = tag === languageTag ? "true" : undefined;
              return (
                <a key={tag} href={`?${guestPageParameters.language}=${tag}`} lang={tag} aria-current={isCurrent}>
                  {name}
                </a>
              );
            })}
          </nav>
          <Button class="link" onClick={() => setLeaving(true)}>
            {t(helper === undefined ? "at-the-door.menu.signOut" : "at-the-door.menu.leave")}
          </Button>
        </div>
      </details>
      {isLeaving && <LeaveDialog leaving={leaving} onClose={() => setLeaving(false)} />}
    </>
  );
}

/** Closes a menu on Escape and on a click elsewhere, or on its button. */
function closeWhenLeft(menu: HTMLDetailsElement | null): (() => void) | undefined {
  if (!menu) return undefined;
  const click = ({ target }: Event) => {
    const isWithin = target instanceof Element && menu.contains(target) && !target.closest("button");
    if (!isWithin) menu.open = false;
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !menu.open) return;
    event.preventDefault();
    menu.open = false;
    menu.querySelector("summary")?.focus();
  };
  document.addEventListener("click", click);
  document.addEventListener("keydown", press, true);
  return () => {
    document.removeEventListener("click", click);
    document.removeEventListener("keydown", press, true);
  };
}

const modes = ["system", "light", "dark"] as const;

function ColorMode() {
  const root = document.documentElement;
  const [mode, setMode] = useState(root.dataset.mode ?? "system");
  function choose(chosen: string) {
    setMode(chosen);
    root.dataset.mode = chosen;
    try {
      localStorage.setItem("ui-theme", chosen);
    } catch {
      // Without storage, the choice holds until the page is closed.
    }
  }
  return (
    <fieldset class="color-mode">
      <legend class="muted">{t("at-the-door.menu.colorMode")}</legend>
      {modes.map((one) => (
        <label key={one}>
          <input type="radio" name="color-mode" checked={one === mode} onChange={() => choose(one)} />
          <span>{t(`at-the-door.menu.${one}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Says what is deleted and what is kept before somebody signs out. */
function LeaveDialog({ leaving: { helper, leave }, onClose }: { leaving: Leaving; onClose(): void }) {
  const { unsent } = useScreen().state;
  const title = t(helper === undefined ? "at-the-door.leave.user" : "at-the-door.leave.helper");
  const confirm = t(helper === undefined ? "at-the-door.menu.signOut" : "at-the-door.menu.leave");
  return (
    <Dialog role="alertdialog" title={title} confirm={confirm} onClose={onClose} onSubmit={leave}>
      {unsent > 0 && <p class="look-here">{t("at-the-door.leave.unsent", { count: unsent })}</p>}
      <p>{t("at-the-door.leave.text")}</p>
      {helper !== undefined && <p>{t("at-the-door.leave.link")}</p>}
    </Dialog>
  );
}

/** Whether what is recorded reaches the server, and how many are here and missing. Always on the screen. */
export function StateLine({ isMissing, onMissing }: { isMissing: boolean; onMissing(): void }) {
  const { state, book } = useScreen();
  const { connection, counts, listAsOf, event, people } = state;
  const isOffline = connection.kind === "offline";
  const missing = event?.worksOffline ? [...people.values()].filter(isMissingHere).length : 0;
  return (
    <div class="state" data-connection={connection.kind}>
      <p class="connection muted">
        <span class="state-text">
          <span class="dot" aria-hidden="true" />
          {stateText(state)}
        </span>
        {/* Not with each number: those who listen hear what they marked. */}
        <span class="spoken" role="status">
          {connection.kind === "connecting" ? "" : stateText({ ...state, unsent: 0, isAllSent: false })}
        </span>
        {isOffline && (
          <Button class="link" onClick={() => book.retryNow()}>
            {t("at-the-door.state.retry")}
          </Button>
        )}
      </p>
      {event && (
        <p class="here">
          {t("at-the-door.here", counts)}
          {missing > 0 && (
            <Button class="link" isPressed={isMissing} onClick={onMissing}>
              {t("at-the-door.absent.show", { count: missing })}
            </Button>
          )}
        </p>
      )}
      {isOffline && event?.worksOffline && listAsOf && (
        <p class="muted">{t("at-the-door.state.listAsOf", { time: timeText(listAsOf) })}</p>
      )}
    </div>
  );
}

function stateText({ connection, unsent: count, isAllSent }: DoorState): string {
  const hasUnsent = count > 0;
  if (connection.kind === "connecting") {
    return hasUnsent ? t("at-the-door.state.connectingUnsent", { count }) : t("at-the-door.state.connecting");
  }
  if (connection.kind === "offline") {
    const time = timeText(connection.since);
    return hasUnsent ? t("at-the-door.state.offlineUnsent", { time, count }) : t("at-the-door.state.offline", { time });
  }
  if (hasUnsent) return t("at-the-door.state.sending", { count });
  return isAllSent ? t("at-the-door.state.allSent") : t("at-the-door.state.connected");
}
