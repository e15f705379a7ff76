import { useMemo } from "react";
import { encode } from "uqr";
import { type QrPath, qrPathOf, qrSettings } from "../../../common/qr-path.ts";

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

/** In pixels: sharp on paper up to about 9 cm at 300 dots per inch. */
const minPixels = 1024;

export function qrPath(text: string): QrPath {
  return qrPathOf(modulesOf(text));
}

/** The QR code as an SVG file, black on white. */
export function qrSvg(text: string): Blob {
  const { side, path } = qrPath(text);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><rect width="${side}" height="${side}" fill="#fff"/><path d="${path}"/></svg>`;
  return new Blob([svg], { type: "image/svg+xml" });
}

/** The QR code as a black-and-white PNG, at least 1024 pixels wide. @throws Error when the browser cannot draw it */
export async function qrPng(text: string): Promise<Blob> {
  const rows = modulesOf(text);
  const size = rows.length;
  const scale = Math.ceil(minPixels / size);
  const canvas = document.createElement("canvas");
  canvas.width = size * scale;
  canvas.height = size * scale;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser cannot draw the code.");
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "#000";
  rows.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) pen.fillRect(x * scale, y * scale, scale, scale);
    });
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("This browser cannot save the code."))),
      "image/png",
    );
  });
}

function modulesOf(text: string) {
  return encode(text, qrSettings).data;
}
