/** @jsxImportSource preact */
import { type ComponentChildren, createContext } from "preact";
import { useContext, useEffect, useRef } from "preact/hooks";
import type { DoorBook } from "../device/book.ts";
import { arriving, type Draft } from "../device/operations.ts";
import type { DoorPerson, DoorState } from "../device/state.ts";
import { arrivedText, t } from "./text.ts";

/** What a dialog is about. */
export type Asked =
  | { kind: "menu" }
  | { kind: "walkIn"; name: string }
  | { kind: "reseat"; person: DoorPerson }
  | { kind: "name"; person: DoorPerson };

/** What the parts of the screen share. */
export interface Screen {
  book: DoorBook;
  state: DoorState;
  /** Records something, and says so once it is on the device's disk, unless the device stores nothing. */
  act(drafts: readonly Draft[], said: string): void;
  /** Opens a dialog. */
  ask(asked: Asked): void;
}

const ScreenContext = createContext<Screen | undefined>(undefined);

export const OnScreen = ScreenContext.Provider;

export function useScreen(): Screen {
  const screen = useContext(ScreenContext);
  if (!screen) throw new Error("Parts of the door's screen are rendered inside OnScreen.");
  return screen;
}

export const arrive = ({ act }: Screen, person: DoorPerson) =>
  act([arriving(person)], arrivedText(person.name, person.tableLabel));

interface ButtonProps {
  class?: "solid" | "link" | "walk-in";
  onClick(): void;
  children: ComponentChildren;
  /** If the text alone does not say enough. */
  label?: string;
  isPressed?: boolean;
}

export function Button({ class: kind, onClick, children, label, isPressed }: ButtonProps) {
  const props = { "aria-label": label, "aria-pressed": isPressed, onMouseDown: keepFocus, onClick };
  return (
    <button type="button" class={`button ${kind ?? ""}`} {...props}>
      {children}
    </button>
  );
}

/** The search field keeps the focus, and the phone its keyboard, so that the next name can be typed at once. */
export function keepFocus(event: MouseEvent): void {
  if (document.activeElement instanceof HTMLInputElement) event.preventDefault();
}

interface DialogProps {
  title: string;
  /** What the button does that answers. */
  confirm: string;
  onClose(): void;
  /** Closes the dialog unless it prevents that. */
  onSubmit(event: Event): void;
  children: ComponentChildren;
}

export function Dialog({ title, confirm, onClose, onSubmit, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby="dialog-title" onClose={onClose}>
      <form method="dialog" onSubmit={onSubmit}>
        <h2 id="dialog-title">{title}</h2>
        {children}
        <div class="acts">
          <Button onClick={() => dialog.current?.close()}>{t("at-the-door.dialog.cancel")}</Button>
          <button type="submit" class="button solid">
            {confirm}
          </button>
        </div>
      </form>
    </dialog>
  );
}

interface MessageProps {
  title: string;
  texts: readonly string[];
  /** What to do next. */
  next?: { href: string; text: string };
  onRetry?(): void;
}

/** In place of the list: why it is not there, and what to do. */
export function Message({ title, texts, next, onRetry }: MessageProps) {
  return (
    <main class="message">
      <svg viewBox="0 0 160 112" width="160" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">
        <path d="M38 40v56M122 40v56M24 98c8-4 20-4 28 0M108 98c8-4 20-4 28 0M44 33a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM128 33a6 6 0 1 1-12 0 6 6 0 0 1 12 0Z" />
        <path d="M38 46c16 40 68 40 84 0 0 7-1 12-3 17-14 28-64 28-78 0-2-5-3-10-3-17Z" />
      </svg>
      <h1>{title}</h1>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {next && (
        <a class="button solid" href={next.href}>
          {next.text}
        </a>
      )}
      {onRetry && (
        <Button class="solid" onClick={onRetry}>
          {t("at-the-door.unread.retry")}
        </Button>
      )}
    </main>
  );
}
