/** @jsxImportSource preact */
import { useEffect, useRef, useState } from "preact/hooks";
import { appLanguages } from "../../common/app-languages.ts";
import { guestLanguages } from "../../common/guest-languages.ts";
import { guestPageParameters } from "../../common/guest-page.ts";
import { ColorMode } from "./color-mode.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import type { Leaving } from "./leaving.ts";
import { languageTag, t } from "./text.ts";

export function DoorMenu({ leaving }: { leaving: Leaving }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  const { helper, eventScreens } = leaving;
  useEffect(() => closeWhenLeft(menu.current), []);
  return (
    <>
      <details ref={menu} class="menu">
        <summary>{t("at-the-door.menu.open")}</summary>
        <div class="drop">
          {helper !== undefined && <p class="muted">{t("at-the-door.menu.as", { name: helper })}</p>}
          {eventScreens !== undefined && <a href={eventScreens}>{t("at-the-door.menu.event")}</a>}
          <ColorMode />
          <nav aria-label={t("at-the-door.menu.language")}>
            {guestLanguages
              .filter(({ tag }) => appLanguages.some((offered) => offered === tag))
              .map(({ tag, name }) => (
                <a
                  key={tag}
                  href={`?${guestPageParameters.language}=${tag}`}
                  lang={tag}
                  aria-current={tag === languageTag ? "true" : undefined}
                >
                  {name}
                </a>
              ))}
          </nav>
          <button
            type="button"
            class="link"
            onClick={() => {
              if (menu.current) menu.current.open = false;
              setLeaving(true);
            }}
          >
            {t(helper === undefined ? "at-the-door.menu.signOut" : "at-the-door.menu.leave")}
          </button>
        </div>
      </details>
      {isLeaving && <LeaveDialog leaving={leaving} onClose={() => setLeaving(false)} />}
    </>
  );
}

/** Closes a menu on Escape and on a click elsewhere. */
function closeWhenLeft(menu: HTMLDetailsElement | null): (() => void) | undefined {
  if (!menu) return undefined;
  const click = ({ target }: Event) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
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
