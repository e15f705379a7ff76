import { directionOf } from "../common/guest-languages.ts";
import type { GuestPage } from "../common/guest-page.ts";
import { preloadOf } from "./event-font.ts";
import { inlineScript } from "./inline-script.ts";
import { eventOfLook } from "./look.ts";
import { usePage } from "./page-context.tsx";
import { PageFooter } from "./page-footer.tsx";
import { PageHead } from "./page-head.tsx";
import { PageHeader } from "./page-header.tsx";
import { PageMain } from "./page-main.tsx";
import { ScriptTemplates } from "./script-templates.tsx";
import { useLanguage } from "./text.tsx";

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
