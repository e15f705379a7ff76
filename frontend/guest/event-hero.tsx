import type { ShownEvent, ShownPicture } from "../../common/guest-page.ts";
import { localDate } from "../../common/local-date.ts";
import { longestWord } from "../../common/longest-word.ts";
import { sampleFirstNames } from "../../common/sample-event.ts";
import { useLanguage, useText } from "./context.tsx";
import { isPlain } from "./theme-look.ts";

/** So that no word breaks on a narrow phone. */
function nameClass(name: string): string {
  const word = longestWord(name);
  if (word > 16) return "event-name longest";
  return word > 11 || name.length > 24 ? "event-name long" : "event-name";
}

/** An event: its name largest, then when and where; below its monogram or photo. */
export function EventHero({ event }: { event: ShownEvent }) {
  const { picture } = event;
  return (
    <>
      {picture?.kind === "monogram" && <Monogram picture={picture} />}
      {picture?.kind === "photo" && <Photo picture={picture} />}
      <EventNames event={event} />
    </>
  );
}

function EventNames({ event }: { event: ShownEvent }) {
  const t = useText();
  const { tag } = useLanguage();
  return (
    <hgroup className={isPlain(event) ? "hero plain" : "hero"}>
      <p className={nameClass(event.name)}>
        <bdi>{event.name}</bdi>
      </p>
      <p className="when">
        {event.date && <bdi>{localDate(event.date, tag)}</bdi>}
        {event.date && event.location && " · "}
        {event.location && <bdi>{event.location}</bdi>}
      </p>
      {event.greeting && (
        <p className="greeting-line" dir="auto">
          {event.greeting}
        </p>
      )}
      <h1>{t("guest-search.guestPageTitle")}</h1>
    </hgroup>
  );
}

/** In CSS pixels. */
const monogramBox = { width: 208, height: 128 };

/** Share of a phone's pixels: a drawing is as sharp with fewer, and phones then load the small one. */
const enoughPixels = 0.75;

/** Its size is known before it is loaded, so that nothing moves. */
function Monogram({ picture }: { picture: ShownPicture }) {
  const { width, height } = picture;
  const scale = Math.min(monogramBox.width / width, monogramBox.height / height, 1);
  const shown = Math.round(width * scale);
  return (
    <img
      className="monogram"
      {...sourcesOf(picture, `${Math.round(shown * enoughPixels)}px`)}
      alt=""
      width={shown}
      height={Math.round(height * scale)}
    />
  );
}

/** As wide as a phone, or a little wider than the text. Two thirds of a phone's pixels are enough. */
function Photo({ picture }: { picture: ShownPicture }) {
  const sources = sourcesOf(picture, "(max-width: 40rem) 66vw, 46rem");
  return <img className="photo" {...sources} alt="" fetchPriority="high" />;
}

function sourcesOf({ path, width, smallPath, smallWidth }: ShownPicture, sizes: string) {
  return smallPath === null
    ? { src: path }
    : { srcSet: `${smallPath} ${smallWidth}w, ${path} ${width}w`, sizes, src: path };
}

export function HomeHero({ eventName }: { eventName: string | undefined }) {
  const t = useText();
  return (
    <hgroup className="hero home">
      <TableSign />
      <h1>{t("guest-search.homeTitle")}</h1>
      <p className="prompt">{t("guest-search.prompt")}</p>
      <p className="sample">
        <bdi>{eventName ?? t("guest-search.sampleEvent")}</bdi>
      </p>
    </hgroup>
  );
}

export function DemoHint() {
  const { tag } = useLanguage();
  const t = useText();
  const names = new Intl.ListFormat(tag, { type: "disjunction" }).format(sampleFirstNames);
  return <p className="hint">{t("guest-search.demoHint", { names })}</p>;
}

const seats = [0, 60, 120, 180, 240, 300];

/** The product's mark. */
export function TableSign() {
  return (
    <svg className="sign" viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="7.8" />
      {seats.map((angle) => (
        <rect key={angle} x="12.2" y="1.4" width="7.6" height="4.6" rx="2.3" transform={`rotate(${angle} 16 16)`} />
      ))}
    </svg>
  );
}
