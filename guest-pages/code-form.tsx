import { guestPageForms } from "../common/guest-page.ts";
import { maxSearchLength } from "../common/limits.ts";
import { useText } from "./text.tsx";
import { thisPage } from "./this-page.ts";

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
