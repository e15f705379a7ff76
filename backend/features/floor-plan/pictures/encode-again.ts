import photon from "@silvia-odwyer/photon-node";
import { longestPictureSide, maxPicturePixels } from "../../../../common/limits.ts";
import { message } from "../../../../common/messages/message.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import { readPictureHeader } from "./picture-header.ts";
import type { EncodedPicture } from "./picture-messages.ts";
import { type Pixels, uprightOnWhite } from "./upright.ts";

/** Of 100: lines and letters of a plan stay sharp. */
const quality = 85;

/**
 * A picture, encoded again from its pixels: upright, on white, at most {@link longestPictureSide} pixels wide and high. Nothing
 * else of the file is kept.
 *
 * @throws DomainError UNSUPPORTED_FILE when it is no JPEG, PNG or WebP; UNREADABLE_FILE when it has too many pixels, or is
 *   damaged.
 */
export function encodeAgain(bytes: Buffer): EncodedPicture {
  const header = readPictureHeader(bytes);
  if (!header) throw new DomainError("UNSUPPORTED_FILE", message("venue-picture.notAPicture"));
  const { width, height, orientation } = header;
  if (width * height > maxPicturePixels) {
    throw new DomainError("UNREADABLE_FILE", message("venue-picture.tooManyPixels", { width, height }));
  }
  return encode(uprightOnWhite(decodeSmall(bytes), orientation));
}

/** The pixels, with alpha, of at most the size that is kept. */
function decodeSmall(bytes: Buffer): Pixels {
  const picture = decode(bytes);
  const [width, height] = [picture.get_width(), picture.get_height()];
  const scale = longestPictureSide / Math.max(width, height);
  if (scale >= 1) return { data: picture.get_raw_pixels(), width, height };
  const size = (side: number) => Math.max(1, Math.round(side * scale));
  const small = photon.resize(picture, size(width), size(height), photon.SamplingFilter.Triangle);
  picture.free();
  return { data: small.get_raw_pixels(), width: small.get_width(), height: small.get_height() };
}

function decode(bytes: Buffer): photon.PhotonImage {
  try {
    return photon.PhotonImage.new_from_byteslice(bytes);
  } catch (cause) {
    throw new DomainError("UNREADABLE_FILE", message("venue-picture.damaged"), { cause });
  }
}

function encode({ data, width, height }: Pixels): EncodedPicture {
  const content = new photon.PhotonImage(data, width, height).get_bytes_jpeg(quality);
  return { content, mediaType: "image/jpeg", width, height };
}
