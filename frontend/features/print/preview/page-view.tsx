import { Box, chakra, Skeleton } from "@chakra-ui/react";
import { type KeyboardEvent, useEffect, useMemo, useRef } from "react";
import type { PaperSize } from "../../../../common/print/papers.ts";
import { t } from "../../../lib/text.ts";
import { ZoomButtons } from "../../../ui/zoom-buttons.tsx";
import { usePageZoom } from "./use-page-zoom.ts";

interface PageViewProps {
  /** The page as an SVG image; undefined while there is none yet. */
  svg: string | undefined;
  /** Its number, for beginning at the top of another one. */
  page: number;
  label: string;
  isDimmed: boolean;
  paper: PaperSize;
}

const step = 1.25;

/** A page in a well of a height of its own, so that nothing moves when another size of paper comes. */
export function PageView({ svg, page, label, isDimmed, paper }: PageViewProps) {
  const source = useMemo(
    () => (svg === undefined ? undefined : `data:image/svg+xml,${encodeURIComponent(svg)}`),
    [svg],
  );
  const well = useRef<HTMLDivElement>(null);
  const { zoom, zoomBy, fitWidth } = usePageZoom(well);
  const zoomIn = () => zoomBy(step);
  const zoomOut = () => zoomBy(1 / step);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page begins at its top
  useEffect(() => {
    if (well.current) well.current.scrollTop = 0;
  }, [page]);

  function pressKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") zoomIn();
    else if (event.key === "-") zoomOut();
    else if (event.key === "0") fitWidth();
    else return;
    event.preventDefault();
  }

  const width = `${zoom * 100}%`;
  return (
    <Box position="relative">
      <Well
        ref={well}
        dir="ltr"
        role="group"
        aria-label={t("print-screen.preview.well")}
        tabIndex={0}
        onKeyDown={pressKey}
      >
        {source === undefined ? (
          <Box m="auto" flexShrink="0" style={{ width, aspectRatio: `${paper.width} / ${paper.height}` }}>
            <Skeleton boxSize="full" borderRadius="0" />
          </Box>
        ) : (
          <Paper src={source} alt={label} opacity={isDimmed ? 0.45 : 1} style={{ width }} />
        )}
      </Well>
      <ZoomButtons
        onZoomIn={zoomIn}
        onZoomOut={zoomOut}
        fit={{ label: t("print-screen.preview.fitWidth"), onFit: fitWidth }}
      />
    </Box>
  );
}

const Well = chakra("div", {
  base: {
    position: "relative",
    display: "flex",
    overflow: "auto",
    // The browser pans with one finger; two zoom the page.
    touchAction: "pan-x pan-y",
    bg: "bg.subtle",
    borderRadius: "l3",
    p: { base: "4", lg: "6" },
    h: { base: "min(125vw, 75dvh)", lg: "calc(100dvh - 21rem)" },
    minH: { lg: "22rem" },
    _focusVisible: { outline: "2px solid", outlineColor: "colorPalette.focusRing", outlineOffset: "2px" },
  },
});

const Paper = chakra("img", {
  base: {
    display: "block",
    flexShrink: "0",
    maxW: "none",
    h: "auto",
    // Centers it without cutting off what is larger than the well.
    m: "auto",
    bg: "white",
    boxShadow: "0 0 0 1px rgb(0 0 0 / 0.06), 0 1px 2px rgb(0 0 0 / 0.08), 0 12px 28px -8px rgb(0 0 0 / 0.28)",
    transition: "opacity 150ms ease-out",
  },
});
