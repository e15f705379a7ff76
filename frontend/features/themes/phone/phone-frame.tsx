import { Box } from "@chakra-ui/react";
import { useTheme } from "next-themes";
import { useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { ShownEvent, ShownGuest } from "../../../../common/guest-page.ts";
import { OnPage } from "../../../../guest-pages/page-context.tsx";
import { MainContent } from "../../../../guest-pages/page-main.tsx";
import styles from "../../../../guest-pages/styles/index.css?inline";
import pictureStyles from "../../../../guest-pages/styles/picture.css?inline";
import plainStyles from "../../../../guest-pages/styles/plain.css?inline";
import { InLanguage } from "../../../../guest-pages/text.tsx";
import { themeLook } from "../../../../guest-pages/theme-look.ts";
import { languageTag, textOf } from "../../../lib/text.ts";
import { useEventFont } from "../../../look/event-look.ts";
import { type PreviewState, previewPage } from "./preview-page.ts";
import { stylesInFrame } from "./styles-in-frame.ts";

/** CSS pixels. */
const screen = { width: 390, height: 780 };

const pageStyles = stylesInFrame(styles + pictureStyles + plainStyles);
/** The frame stands for the screen. Nothing of the app's styles gets in, and nothing can be used. */
const frameStyles = `
  :host { display: block; container-type: size; overflow: hidden; pointer-events: none }
  .page { all: initial; display: block }`;
const inFrameOnly = `
  .main { min-width: 0; border: 0 }
  .compact { padding-top: 1rem }
  #clear { display: none }`;

interface PhoneFrameProps {
  event: ShownEvent;
  state: PreviewState;
  guest: ShownGuest;
  scale: number;
}

/** The guests' page with its own components and styles, in a shadow root, so that it always looks like the page. */
export function PhoneFrame({ event, state, guest, scale }: PhoneFrameProps) {
  const [root, setRoot] = useState<ShadowRoot>();
  const host = useRef<HTMLDivElement>(null);
  useEventFont(event.theme.fontFamily);
  useLayoutEffect(() => {
    if (host.current) setRoot(host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" }));
  }, []);
  const look = themeLook(event);
  useLayoutEffect(() => {
    if (!root) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(frameStyles + stylesInFrame(look) + pageStyles + inFrameOnly);
    root.adoptedStyleSheets = [sheet];
  }, [root, look]);
  return (
    <Box
      w={`${screen.width * scale + 16}px`}
      h={`${screen.height * scale + 16}px`}
      p="8px"
      flexShrink="0"
      borderRadius="36px"
      bg="#1c1a17"
      boxShadow={{ base: "lg", _dark: "0 0 0 1px {colors.border.emphasized}" }}
      dir="ltr"
    >
      <Box boxSize="full" overflow="hidden" borderRadius="28px">
        <div ref={host} style={{ ...screen, transform: `scale(${scale})`, transformOrigin: "top left" }} />
      </Box>
      {root && createPortal(<Page event={event} state={state} guest={guest} />, root)}
    </Box>
  );
}

const language = { tag: languageTag, say: textOf };

function Page({ event, state, guest }: Pick<PhoneFrameProps, "event" | "state" | "guest">) {
  const { resolvedTheme } = useTheme();
  const page = previewPage(event, state, guest);
  return (
    <InLanguage language={language}>
      <OnPage page={page}>
        {/* While a guest types, the page makes room for the answer. */}
        <div className="page" lang={languageTag} data-mode={resolvedTheme === "dark" ? "dark" : "light"}>
          <div className={state === "found" ? "body compact" : "body"}>
            <fieldset className="main" disabled>
              <MainContent body={page.body} />
            </fieldset>
          </div>
        </div>
      </OnPage>
    </InLanguage>
  );
}
