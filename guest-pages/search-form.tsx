import { guestPageParameters } from "../common/guest-page.ts";
import { maxSearchLength } from "../common/limits.ts";
import { usePage } from "./page-context.tsx";
import { useText } from "./text.tsx";
import { thisPage } from "./this-page.ts";

/** Where a guest types a name. Without its script, the page is loaded again with the answer. */
export function SearchForm({ typed }: { typed: string }) {
  const { isPreview } = usePage();
  const t = useText();
  return (
    <search>
      <form id="search" action={thisPage} autoComplete="off">
        <label className="spoken" htmlFor="name">
          {t("guest-search.searchLabel")}
        </label>
        <button type="submit" className="go" aria-label={t("guest-search.search")}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="10.5" cy="10.5" r="6.5" />
            <path d="m15.5 15.5 5 5" />
          </svg>
        </button>
        <input
          id="name"
          name={guestPageParameters.query}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={maxSearchLength}
          placeholder={t("guest-search.placeholder")}
          defaultValue={typed}
          dir="auto"
          disabled={isPreview}
        />
        <a id="clear" href={thisPage}>
          <span className="spoken">{t("guest-search.clear")}</span>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </a>
      </form>
    </search>
  );
}
