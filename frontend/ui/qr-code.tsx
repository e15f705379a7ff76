import { useMemo } from "react";
import { qrPath } from "../lib/qr-code.ts";

/** A QR code as wide as its container, always black on white, as scanners need it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { side, path } = useMemo(() => qrPath(text), [text]);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} width="100%" shapeRendering="crispEdges">
      <rect width={side} height={side} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
