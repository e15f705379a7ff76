import { directionOf, guestLanguages } from "../../common/guest-languages.ts";
import { guestPageParameters } from "../../common/guest-page.ts";
import { dashboardOf, screens } from "../../common/screens.ts";
import { thisPage, useLanguage, usePage, useText } from "./context.tsx";
import { SignOutButton } from "./page-header.tsx";

export function PageFooter() {
  const { place, year } = usePage();
  const t = useText();
  return (
    <footer>
      <div className="choices-of-reader">
        <LanguageChoice />
        {place === "home" && <ColorModeChoice />}
      </div>
      <FooterLinks />
      <p className="small">
        {t("shell.copyright", { year: String(year) })}
        {place === "event" && " · "}
        {place === "event" && <a href={screens.home}>{t("shell.creatorCredit")}</a>}
      </p>
    </footer>
  );
}

function FooterLinks() {
  const { signedIn } = usePage();
  const t = useText();
  return (
    <nav className="links" aria-label={t("shell.footerNavigation")}>
      {signedIn ? (
        <>
          <a className="link" href={dashboardOf(signedIn)}>
            {t("shell.dashboard")}
          </a>
          <SignOutButton />
        </>
      ) : (
        <>
          <a className="link" href={screens.home}>
            {t("shell.home")}
          </a>
          <a className="link" href={screens.signIn}>
            {t("shell.login")}
          </a>
        </>
      )}
    </nav>
  );
}

/** Each is an address that the server answers with the page in that language, from then on. */
function LanguageChoice() {
  const { body, keptQuery } = usePage();
  const { tag } = useLanguage();
  const t = useText();
  const offered = guestLanguages.filter(
    (language) =>
      !("event" in body) || body.event.languages.length === 0 || body.event.languages.includes(language.tag),
  );
  if (offered.length < 2) return null;
  const current = guestLanguages.find((language) => language.tag === tag);
  return (
    <details className="menu" id="languages">
      <summary>
        <span className="spoken">{t("guest-search.language")} </span>
        <bdi>{current?.name}</bdi>
      </summary>
      <ul className="drop">
        {offered.map((language) => (
          <li key={language.tag}>
            <a
              className="link"
              href={`${thisPage}${keptQuery}${guestPageParameters.language}=${language.tag}`}
              lang={language.tag}
              dir={directionOf(language.tag)}
              aria-current={language.tag === tag ? "true" : undefined}
            >
              {language.name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

const colorModes = ["light", "dark", "system"] as const;

/** Works with the script alone, which shows it. */
function ColorModeChoice() {
  const t = useText();
  return (
    <select id="color-mode" hidden aria-label={t("ui.colorMode.label")}>
      {colorModes.map((mode) => (
        <option key={mode} value={mode}>
          {t(`ui.colorMode.${mode}`)}
        </option>
      ))}
    </select>
  );
}
