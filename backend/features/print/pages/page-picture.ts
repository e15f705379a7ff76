import photon from "@silvia-odwyer/photon-node";
import type { PagePicture } from "./page.ts";
import type { PrintPicture } from "./print-facts.ts";

const printable: readonly string[] = ["image/jpeg", "image/png"];

/** A picture as JPEG or PNG: monograms are stored as WebP, which PDF does not support. */
export function pagePicture({ bytes, mediaType, width, height }: PrintPicture): PagePicture {
  return { bytes: printable.includes(mediaType) ? bytes : pngOf(bytes), width, height };
}

function pngOf(bytes: Uint8Array): Uint8Array {
  const picture = photon.PhotonImage.new_from_byteslice(bytes);
  const png = picture.get_bytes();
  picture.free();
  return png;
}
