import { guestPageParameters } from "../../common/guest-page.ts";
import { thisPage, useText } from "./context.tsx";

export function NobodyFound({ suggestions }: { suggestions: readonly string[] }) {
  const t = useText();
  return (
    <section className="nobody">
      <h2>{t("guest-search.noneTitle")}</h2>
      {suggestions.length > 0 && <Suggestions names={suggestions} />}
      <p>{t("guest-search.noneText")}</p>
      <p>{t("guest-search.noneFullNameText")}</p>
      <AnotherSearch />
    </section>
  );
}

function Suggestions({ names }: { names: readonly string[] }) {
  const t = useText();
  return (
    <form action={thisPage} data-again="" aria-labelledby="did-you-mean">
      <h3 id="did-you-mean">{t("guest-search.didYouMean")}</h3>
      <ul className="choices">
        {names.map((name) => (
          <li key={name}>
            <button type="submit" name={guestPageParameters.query} value={name}>
              <bdi>{name}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}

interface SearchFailedProps {
  reason: string;
  isOffline?: true;
  typed: string;
}

/** Without a connection nobody was looked for, and the heading must not say that they are not invited. */
export function SearchFailed({ reason, isOffline, typed }: SearchFailedProps) {
  const t = useText();
  return (
    <section className="nobody">
      <h2>{t(isOffline ? "guest-search.offlineTitle" : "guest-search.noneTitle")}</h2>
      <p>{reason}</p>
      <form action={thisPage} data-again="">
        <input type="hidden" name={guestPageParameters.query} value={typed} />
        <button type="submit" className="button">
          {t("guest-search.tryAgain")}
        </button>
      </form>
      <AnotherSearch />
    </section>
  );
}

function AnotherSearch() {
  const t = useText();
  return (
    <form action={thisPage} data-again="">
      <button type="submit" className="button quiet">
        {t("guest-search.tryAnotherSearch")}
      </button>
    </form>
  );
}
