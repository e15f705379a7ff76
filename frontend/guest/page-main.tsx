import type { GuestPageBody } from "../../common/guest-page.ts";
import { screens } from "../../common/screens.ts";
import { thisPage, usePage, useText } from "./context.tsx";
import { DemoHint, EventHero, HomeHero, TableSign } from "./event-hero.tsx";
import { GuestAnswer } from "./guest-answer.tsx";
import { HomePhone } from "./home-phone.tsx";
import { CodeForm, SearchForm } from "./search-form.tsx";

type Body<Kind extends GuestPageBody["kind"]> = Extract<GuestPageBody, { kind: Kind }>;

export function PageMain() {
  const { body, isSignedOut } = usePage();
  const t = useText();
  return (
    <main>
      {isSignedOut && (
        <p className="notice" role="status">
          <strong>{t("toasts.loggedOut.title")}</strong>
          <br />
          {t("toasts.loggedOut.text")}
        </p>
      )}
      <MainContent body={body} />
    </main>
  );
}

function MainContent({ body }: { body: GuestPageBody }) {
  if (body.kind === "search") return <Search body={body} />;
  if (body.kind === "code") return <Code body={body} />;
  return body.kind === "missing" ? <Missing /> : <Failed reason={body.reason} />;
}

function Search({ body: { event, typed, answer } }: { body: Body<"search"> }) {
  const { place, signedIn } = usePage();
  const t = useText();
  return (
    <>
      {place === "home" ? <HomeHero eventName={event.name} /> : <EventHero event={event} />}
      <SearchForm typed={typed} />
      <p id="spoken" className="spoken" role="status" />
      <div id="answer">
        <GuestAnswer answer={answer} typed={typed} />
      </div>
      <section id="last-found" aria-label={t("guest-search.lastFound")} hidden />
      {place === "home" ? (
        <>
          <DemoHint />
          <HomePhone event={event} />
        </>
      ) : (
        <p className="prompt">{t("guest-search.prompt")}</p>
      )}
      {place === "event" && signedIn && (
        <a className="button quiet" href={screens.customerDashboard}>
          {t("guest-search.customerDashboard")}
        </a>
      )}
    </>
  );
}

function Code({ body: { event, typed, refusal } }: { body: Body<"code"> }) {
  const t = useText();
  return (
    <>
      <EventHero event={event} />
      <p className="prompt">{t("guest-search.codePrompt")}</p>
      <CodeForm typed={typed} refusal={refusal} />
    </>
  );
}

function Missing() {
  const { signedIn } = usePage();
  const t = useText();
  return (
    <section className="message">
      <TableSign />
      <h1>{t("guest-search.eventMissingTitle")}</h1>
      <p>{t("guest-search.eventMissingText")}</p>
      {signedIn ? (
        <a className="button" href={screens.customerDashboard}>
          {t("guest-search.customerDashboard")}
        </a>
      ) : (
        <>
          <a className="button" href={screens.home}>
            {t("shell.home")}
          </a>
          <a className="link" href={screens.signIn}>
            {t("guest-search.login")}
          </a>
        </>
      )}
    </section>
  );
}

function Failed({ reason }: { reason: string }) {
  const { place } = usePage();
  const t = useText();
  return (
    <>
      {place === "home" && <HomeHero eventName={undefined} />}
      <section className="message">
        {place === "event" && <h1>{t("guest-search.eventFailedTitle")}</h1>}
        <p>{reason}</p>
        <a className="button" href={thisPage}>
          {t("guest-search.tryAgain")}
        </a>
      </section>
    </>
  );
}
