import { directionOf } from "../../common/guest-languages.ts";
import type { GuestPage } from "../../common/guest-page.ts";
import { message } from "../../common/messages/message.ts";
import { useLanguage, usePage, useText } from "./context.tsx";
import { preloadOf } from "./event-font.ts";
import { GuestAnswer } from "./guest-answer.tsx";
import { PageFooter } from "./page-footer.tsx";
import { PageHead } from "./page-head.tsx";
import { PageHeader } from "./page-header.tsx";
import { PageMain } from "./page-main.tsx";
import { eventOfLook } from "./theme-look.ts";

/** Runs before the first paint, so that the other color mode never flashes. The organizers' app uses the same key. */
export const inlineScript = `try{document.documentElement.dataset.mode=localStorage["ui-theme"]||"system"}catch{}`;

interface DocumentProps {
  style: string;
  scriptPath: string;
}

export function GuestPageDocument({ style, scriptPath }: DocumentProps) {
  const page = usePage();
  const { tag } = useLanguage();
  const { body, isPreview } = page;
  const font = preloadOf(eventOfLook(page));
  return (
    <html lang={tag} dir={directionOf(tag)}>
      <head>
        <PageHead />
        {font && <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />}
        <script>{inlineScript}</script>
        <style>{style}</style>
        {!isPreview && <script type="module" src={scriptPath} />}
      </head>
      <body
        className={isPreview && isAnswered(body) ? "compact" : undefined}
        inert={isPreview}
        data-body={body.kind}
        data-event={eventIdOf(page)}
        data-keeps={page.signedIn ? undefined : page.place}
      >
        <PageHeader />
        <PageMain />
        <PageFooter />
        {body.kind === "search" && !isPreview && <ScriptTemplates />}
      </body>
    </html>
  );
}

/** Whoever types makes room for the answer, which the script does on phones. */
const isAnswered = (body: GuestPage["body"]) => body.kind === "search" && body.answer.kind !== "none-yet";

function eventIdOf({ body }: GuestPage): number | undefined {
  return body.kind === "search" ? body.event.id : undefined;
}

/** Texts that the script shows while it waits for the server, and when there is no answer. */
function ScriptTemplates() {
  const t = useText();
  const { say } = useLanguage();
  return (
    <>
      <template id="searching">
        <p className="searching">{t("guest-search.searching")}</p>
      </template>
      <template id="keep-typing">
        <p className="hint">{t("guest-search.keepTyping")}</p>
      </template>
      <template id="search-failed">
        <GuestAnswer answer={{ kind: "failed", reason: t("guest-search.offlineText"), isOffline: true }} typed="" />
      </template>
      <template id="last-found-label">
        {/* The script puts the values in: it knows who was found, and when. */}
        {say(message("guest-search.lastFoundAt", { name: "{name}", time: "{time}" }))}
      </template>
    </>
  );
}
