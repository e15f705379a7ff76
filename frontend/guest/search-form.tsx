import { guestPageForms, guestPageParameters } from "../../common/guest-page.ts";
import { maxSearchLength } from "../../common/limits.ts";
import { thisPage, usePage, useText } from "./context.tsx";

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

interface CodeFormProps {
  typed: string;
  refusal: string | undefined;
}

export function CodeForm({ typed, refusal }: CodeFormProps) {
  const t = useText();
  return (
    <form id="code-form" className="code" method="post" action={thisPage}>
      <label htmlFor="code">{t("guest-search.codeLabel")}</label>
      <input
        id="code"
        name={guestPageForms.code}
        required
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={maxSearchLength}
        defaultValue={typed}
        aria-invalid={refusal !== undefined}
        aria-describedby={refusal === undefined ? undefined : "code-refusal"}
        // biome-ignore lint/a11y/noAutofocus: after a refusal, the code is what the guest came back to correct
        autoFocus={refusal !== undefined}
      />
      {refusal !== undefined && (
        <p id="code-refusal" role="alert">
          {refusal}
        </p>
      )}
      <button type="submit" className="button">
        {t("guest-search.codeEnter")}
      </button>
    </form>
  );
}
