import photon from "@silvia-odwyer/photon-node";
import { imageSize } from "image-size";
import { maxPictureSide } from "../../../../common/limits.ts";
import { message } from "../../../../common/messages/message.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import { maxPicturePixels, maxShownPictureBytes } from "../../../limits.ts";
import type { EncodedPicture, PicturePurpose } from "./picture-messages.ts";
import { noLargerThan, onWhite, type Pixels, premultiplied, takePixels, unpremultiplied } from "./pixels.ts";
import { inkOf, scrimOf } from "./tones.ts";
import { upright } from "./upright.ts";

/** Encodes pixels, upright, no larger than needed. @throws DomainError UNSUPPORTED_FILE; UNREADABLE_FILE if damaged */
export function encodeAgain(
  bytes: Buffer,
  purpose: PicturePurpose,
  maxShownBytes = maxShownPictureBytes,
): EncodedPicture {
  const header = headerOf(bytes);
  if (!header) throw new DomainError("UNSUPPORTED_FILE", message("pictures.notAPicture"));
  const { width, height, orientation } = header;
  if (width * height > maxPicturePixels) {
    throw new DomainError("UNREADABLE_FILE", message("pictures.tooManyPixels", { width, height }));
  }
  return encoders[purpose](decode(bytes), orientation, maxShownBytes);
}

/** Its size as stored, and EXIF's orientation, 1 (upright) to 8. Undefined unless JPEG, PNG or WebP. */
function headerOf(bytes: Buffer) {
  try {
    const { type = "", width, height, orientation = 1 } = imageSize(bytes);
    return ["jpg", "png", "webp"].includes(type) ? { width, height, orientation } : undefined;
  } catch {
    return undefined;
  }
}

function decode(bytes: Buffer): Pixels {
  try {
    return takePixels(photon.PhotonImage.new_from_byteslice(bytes));
  } catch (cause) {
    throw new DomainError("UNREADABLE_FILE", message("pictures.damaged"), { cause });
  }
}

/** Of 100: lines and letters of a plan stay sharp. */
const planQuality = 85;
/** Pixels of the longest side, for a screen's width, and quality of 100; best first. */
const photoSettings = [
  { side: 1600, quality: 80 },
  { side: 1600, quality: 65 },
  { side: 1600, quality: 50 },
  { side: 1100, quality: 50 },
  { side: 800, quality: 40 },
] as const;
const smallPhoto = { side: 800, quality: 75 };
/** Pixels, largest first: printed on a sign, and on a phone's page. */
const monogramSides = { large: [800, 560, 400, 280] as const, small: 480 };

const encoders: Record<PicturePurpose, (decoded: Pixels, orientation: number, maxBytes: number) => EncodedPicture> = {
  venue: (decoded, orientation) => {
    const picture = onWhite(upright(noLargerThan(maxPictureSide, decoded), orientation));
    return { ...jpeg(picture, planQuality), ink: null, scrim: 0, small: null };
  },
  photo: (decoded, orientation, maxBytes) => {
    const picture = onWhite(upright(noLargerThan(photoSettings[0].side, decoded), orientation));
    const inSize = ({ side, quality }: typeof smallPhoto) => jpeg(noLargerThan(side, picture), quality);
    const large = firstServable(photoSettings, maxBytes, inSize);
    return { ...large, ink: null, scrim: scrimOf(picture), small: ifSmaller(inSize(smallPhoto), large) };
  },
  monogram: (decoded, orientation, maxBytes) => {
    const whole = upright(premultiplied(decoded), orientation);
    const ofSize = (side: number) => unpremultiplied(noLargerThan(side, whole));
    const large = firstServable(monogramSides.large, maxBytes, (side) => webp(ofSize(side)));
    const small = ofSize(monogramSides.small);
    return { ...large, ink: inkOf(small), scrim: 0, small: ifSmaller(webp(small), large) };
  },
};

type Encoded = Pick<EncodedPicture, "content" | "mediaType" | "width" | "height">;

function jpeg({ data, width, height }: Pixels, quality: number): Encoded {
  const content = new photon.PhotonImage(data, width, height).get_bytes_jpeg(quality);
  return { content, mediaType: "image/jpeg", width, height };
}

// WebP keeps transparency in a third of PNG's bytes.
function webp({ data, width, height }: Pixels): Encoded {
  const content = new photon.PhotonImage(data, width, height).get_bytes_webp();
  return { content, mediaType: "image/webp", width, height };
}

/** The first small enough to serve to guests, or the last. */
function firstServable<Setting>(
  [setting, next, ...others]: readonly [Setting, ...Setting[]],
  maxBytes: number,
  encode: (setting: Setting) => Encoded,
): Encoded {
  const encoded = encode(setting);
  if (next === undefined || encoded.content.length <= maxBytes) return encoded;
  return firstServable([next, ...others], maxBytes, encode);
}

function ifSmaller({ content, width }: Encoded, large: Encoded): EncodedPicture["small"] {
  return width < large.width ? { content, width } : null;
}
