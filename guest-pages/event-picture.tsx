import type { ShownPicture } from "../common/guest-page.ts";

/** The largest monogram, in CSS pixels. */
const monogramBox = { width: 208, height: 128 };

/** Of the pixels of a phone's screen: a drawing is as sharp with fewer, and phones then load the small one. */
const enoughPixels = 0.75;

/** A monogram. Its size is known before it is loaded, so that nothing moves. */
export function Monogram({ picture }: { picture: ShownPicture }) {
  const { width, height } = picture;
  const scale = Math.min(monogramBox.width / width, monogramBox.height / height, 1);
  const shown = Math.round(width * scale);
  return (
    <img
      className="monogram"
      {...sourcesOf(picture, `${Math.round(shown * enoughPixels)}px`)}
      alt=""
      width={shown}
      height={Math.round(height * scale)}
    />
  );
}

/**
 * A photo as wide as a phone, or a little wider than the page's text. Behind text, two thirds of a phone's pixels are as good as
 * all of them.
 */
export function Photo({ picture }: { picture: ShownPicture }) {
  return <img {...sourcesOf(picture, "(max-width: 40rem) 66vw, 46rem")} alt="" fetchPriority="high" />;
}

function sourcesOf({ path, width, smallPath, smallWidth }: ShownPicture, sizes: string) {
  return smallPath === null
    ? { src: path }
    : { srcSet: `${smallPath} ${smallWidth}w, ${path} ${width}w`, sizes, src: path };
}
