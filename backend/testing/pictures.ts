import photon from "@silvia-odwyer/photon-node";

export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** `colorAt` gets shares of width and height, 0 to 1. */
export function painted(width: number, height: number, colorAt: (x: number, y: number) => Rgba): photon.PhotonImage {
  const data = new Uint8Array(4 * width * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [red, green, blue, alpha] = colorAt((pixel % width) / width, Math.floor(pixel / width) / height);
    // One by one: copying an array per pixel takes most of the time.
    data[4 * pixel] = red;
    data[4 * pixel + 1] = green;
    data[4 * pixel + 2] = blue;
    data[4 * pixel + 3] = alpha;
  }
  return new photon.PhotonImage(data, width, height);
}

/** Places are shares of width and height, 0 to 1. */
export function pixelOf(content: Uint8Array, [x, y]: readonly [x: number, y: number]): Rgba {
  const picture = photon.PhotonImage.new_from_byteslice(content);
  const [width, height] = [picture.get_width(), picture.get_height()];
  const at = 4 * (Math.floor(y * height) * width + Math.floor(x * width));
  const [red = 0, green = 0, blue = 0, alpha = 0] = picture.get_raw_pixels().subarray(at, at + 4);
  return [red, green, blue, alpha];
}

export const pictureFile = (picture: photon.PhotonImage, name = "picture.png"): File =>
  new File([new Uint8Array(picture.get_bytes())], name, { type: "image/png" });
