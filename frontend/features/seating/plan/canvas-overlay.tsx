import type { Ref } from "react";
import type { Bounds } from "../../../../common/floor-plan/plan-types.ts";
import type { Guide } from "../../../../common/floor-plan/snap.ts";

/** Lines that things are aligned with, and the rectangle that selects. Gestures write them, past React. */
export function CanvasOverlay({ ref }: { ref: Ref<SVGGElement> }) {
  return (
    <g ref={ref} className="overlay" aria-hidden>
      <path className="guide" />
      <rect className="band" />
    </g>
  );
}

export function showGuides(overlay: SVGGElement | null, guides: readonly Guide[]): void {
  const lines = guides.map(({ axis, at, from, to }) =>
    axis === "x" ? `M${at} ${from}V${to}` : `M${from} ${at}H${to}`,
  );
  overlay?.querySelector(".guide")?.setAttribute("d", lines.join(""));
}

/** Shows the rectangle that selects; null for none. */
export function showBand(overlay: SVGGElement | null, band: Bounds | null): void {
  const { left, top, right, bottom } = band ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const rect = overlay?.querySelector(".band");
  for (const [name, value] of Object.entries({ x: left, y: top, width: right - left, height: bottom - top })) {
    rect?.setAttribute(name, String(value));
  }
}
