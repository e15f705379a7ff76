import { isNotFound } from "../../lib/is-not-found.ts";

interface SentFile {
  file: File | null;
  fileToken: string | null;
}

/** Sends the token of a file that the server has already read, or the file where it has none or no longer has it. */
export async function sendGuestFile<T>(
  file: File,
  fileToken: string | null,
  send: (sent: SentFile) => Promise<T>,
): Promise<T> {
  if (fileToken === null) return send({ file, fileToken });
  try {
    return await send({ file: null, fileToken });
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return send({ file, fileToken: null });
  }
}
