import photon from "@silvia-odwyer/photon-node";

/** Row by row, as red, green, blue and alpha. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The pixels of a picture, which is freed. */
export function takePixels(picture: photon.PhotonImage): Pixels {
  const pixels = { data: picture.get_raw_pixels(), width: picture.get_width(), height: picture.get_height() };
  picture.free();
  return pixels;
}

/** Scales down to so many pixels at most in width and height. */
export function noLargerThan(longestSide: number, pixels: Pixels): Pixels {
  const scale = longestSide / Math.max(pixels.width, pixels.height);
  if (scale >= 1) return pixels;
  const size = (side: number) => Math.max(1, Math.round(side * scale));
  const picture = new photon.PhotonImage(pixels.data, pixels.width, pixels.height);
  const small = photon.resize(picture, size(pixels.width), size(pixels.height), photon.SamplingFilter.Triangle);
  picture.free();
  return takePixels(small);
}

/** With white behind what is transparent. What is made of it must not have its alpha. */
export function onWhite({ data, width, height }: Pixels): Pixels {
  return { data: eachColor(data, (color, alpha) => 255 - alpha + (color * alpha) / 255), width, height };
}

/** Multiplied by alpha, so that scaling does not mix in the hidden colors of transparent pixels. */
export function premultiplied({ data, width, height }: Pixels): Pixels {
  return { data: eachColor(data, (color, alpha) => (color * alpha) / 255), width, height };
}

/** The reverse of {@link premultiplied}. */
export function unpremultiplied({ data, width, height }: Pixels): Pixels {
  const brighten = (color: number, alpha: number) => (alpha === 0 ? 0 : Math.min(255, (color * 255) / alpha));
  return { data: eachColor(data, brighten), width, height };
}

function eachColor(data: Uint8Array, change: (color: number, alpha: number) => number): Uint8Array {
  const changed = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 255;
    for (let channel = at; channel < at + 3; channel += 1) {
      changed[channel] = Math.round(change(data[channel] ?? 0, alpha));
    }
    changed[at + 3] = alpha;
  }
  return changed;
}
