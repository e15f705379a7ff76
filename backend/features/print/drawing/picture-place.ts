import type { ImageBox } from "../pages/page.ts";

export interface PicturePlace {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The place where a picture covers its box, or fits into the middle of it as a whole. */
export function picturePlace({ x, y, width, height, picture, fit }: ImageBox): PicturePlace {
  const [acrossScale, downScale] = [width / picture.width, height / picture.height];
  const scale = fit === "cover" ? Math.max(acrossScale, downScale) : Math.min(acrossScale, downScale);
  const [placedWidth, placedHeight] = [picture.width * scale, picture.height * scale];
  return {
    x: x + (width - placedWidth) / 2,
    y: y + (height - placedHeight) / 2,
    width: placedWidth,
    height: placedHeight,
  };
}
