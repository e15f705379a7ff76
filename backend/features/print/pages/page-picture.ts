import photon from "@silvia-odwyer/photon-node";
import type { PagePicture } from "./page.ts";
import type { PrintPicture } from "./print-facts.ts";

/** What PDF can hold. */
const printable: readonly string[] = ["image/jpeg", "image/png"];

/** An event's picture as it can be printed: monograms are stored as WebP, which PDF does not know. */
export function pagePicture({ bytes, mediaType, width, height }: PrintPicture): PagePicture {
  return { bytes: printable.includes(mediaType) ? bytes : pngOf(bytes), width, height };
}

function pngOf(bytes: Uint8Array): Uint8Array {
  const picture = photon.PhotonImage.new_from_byteslice(bytes);
  const png = picture.get_bytes();
  picture.free();
  return png;
}
