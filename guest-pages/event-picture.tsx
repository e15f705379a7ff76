import type { ShownPicture } from "../common/guest-page.ts";

/** In CSS pixels. */
const monogramBox = { width: 208, height: 128 };

/** Share of a phone's pixels: a drawing is as sharp with fewer, and phones then load the small one. */
const enoughPixels = 0.75;

/** Its size is known before it is loaded, so that nothing moves. */
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

/** As wide as a phone, or a little wider than the text. Two thirds of a phone's pixels are enough. */
export function Photo({ picture }: { picture: ShownPicture }) {
  const sources = sourcesOf(picture, "(max-width: 40rem) 66vw, 46rem");
  return <img className="photo" {...sources} alt="" fetchPriority="high" />;
}

function sourcesOf({ path, width, smallPath, smallWidth }: ShownPicture, sizes: string) {
  return smallPath === null
    ? { src: path }
    : { srcSet: `${smallPath} ${smallWidth}w, ${path} ${width}w`, sizes, src: path };
}
