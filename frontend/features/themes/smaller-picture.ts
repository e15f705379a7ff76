import { maxPictureSide, maxUploadBytes } from "../../../common/limits.ts";

const quality = 0.9;

/** A smaller JPEG of pictures that are too large to upload. What the browser cannot read stays as it is. */
export async function smallerPicture(file: File): Promise<File> {
  if (file.size <= maxUploadBytes) return file;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return file;
  const scale = Math.min(1, maxPictureSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
  return blob ? new File([blob], file.name, { type: blob.type }) : file;
}
