/** @jsxImportSource preact */
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { maxSearchLength } from "../../common/limits.ts";
import { t } from "./text.ts";

interface FieldProps {
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  onType(text: string): void;
  onClear(): void;
}

/** Has the focus from the start, and gets it back with whatever is typed. */
export function SearchField({ field, typed, onType, onClear }: FieldProps) {
  useEffect(() => field.current?.focus(), [field]);
  return (
    <div class="search">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20" />
      </svg>
      <input
        ref={field}
        type="search"
        data-stop
        aria-label={t("at-the-door.search.label")}
        placeholder={t("at-the-door.search.label")}
        dir="auto"
        autoComplete="off"
        autoCapitalize="words"
        autoCorrect="off"
        spellcheck={false}
        enterKeyHint="search"
        maxLength={maxSearchLength}
        value={typed}
        onInput={(event) => onType(event.currentTarget.value)}
        // What is typed next is about the next guest.
        onFocus={(event) => event.currentTarget.select()}
      />
      {typed !== "" && (
        <button type="button" class="clear" aria-label={t("at-the-door.search.clear")} onClick={onClear}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
      )}
    </div>
  );
}
