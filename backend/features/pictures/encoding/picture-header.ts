/** A picture's size and orientation. */
export interface PictureHeader {
  /** As stored. */
  width: number;
  height: number;
  /** EXIF's orientation, 1 (upright) to 8. */
  orientation: number;
}

const pngSignature = Buffer.from("89504e470d0a1a0a", "hex");

/** Undefined unless JPEG, PNG or WebP with a complete header. */
export function readPictureHeader(bytes: Buffer): PictureHeader | undefined {
  try {
    if (bytes.readUInt16BE(0) === 0xffd8) return jpegHeader(bytes);
    if (bytes.subarray(0, 8).equals(pngSignature)) return pngHeader(bytes);
    const isWebp = bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP";
    return isWebp ? webpHeader(bytes) : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function pngHeader(bytes: Buffer): PictureHeader | undefined {
  if (bytes.toString("latin1", 12, 16) !== "IHDR") return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), orientation: 1 };
}

// RFC 9649.
function webpHeader(bytes: Buffer): PictureHeader | undefined {
  const chunk = bytes.toString("latin1", 12, 16);
  if (chunk === "VP8 ") {
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff, orientation: 1 };
  }
  if (chunk === "VP8L") {
    const size = bytes.readUInt32LE(21);
    return { width: (size & 0x3fff) + 1, height: ((size >>> 14) & 0x3fff) + 1, orientation: 1 };
  }
  if (chunk !== "VP8X") return undefined;
  return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1, orientation: 1 };
}

/** Segments with the size: C0 to CF except three with other meanings. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const exifMarker = 0xe1;
const scanMarker = 0xda;

// ITU T.81, annex B.
function jpegHeader(bytes: Buffer): PictureHeader | undefined {
  let orientation = 1;
  let at = 2;
  while (bytes.readUInt8(at) === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    // Fill bytes may precede a marker.
    if (marker === 0xff) at += 1;
    else {
      const length = bytes.readUInt16BE(at + 2);
      const segment = bytes.subarray(at + 4, at + 2 + length);
      if (marker === exifMarker) orientation = exifOrientation(segment) ?? orientation;
      if (isFrame(marker)) return { width: segment.readUInt16BE(3), height: segment.readUInt16BE(1), orientation };
      if (marker === scanMarker) return undefined;
      at += 2 + length;
    }
  }
  return undefined;
}

const orientationTag = 0x0112;
const bytesOfEntry = 12;

/** Undefined without a valid one. */
function exifOrientation(segment: Buffer): number | undefined {
  if (segment.toString("latin1", 0, 6) !== "Exif\0\0") return undefined;
  const tiff = segment.subarray(6);
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  try {
    const directory = long(4);
    for (let entry = 0; entry < short(directory); entry += 1) {
      const at = directory + 2 + entry * bytesOfEntry;
      const value = short(at) === orientationTag ? short(at + 8) : 0;
      if (value >= 1 && value <= 8) return value;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}
