import { maxUploadBytes } from "../../../common/limits.ts";
import { message } from "../../../common/messages/message.ts";
import { type ChildProgram, entryBeside } from "../../lib/child-program.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { Turns } from "../../lib/limiters.ts";
import { ChildEnded, type ChildLimits, runChild } from "../../lib/run-child.ts";
import { turns } from "../../limits.ts";
import type { Author } from "../users/viewer.type.ts";
import {
  type EncodedPicture,
  type EncodingTask,
  encodedPicture,
  encodingTask,
  type PicturePurpose,
} from "./encoding/picture-messages.ts";

/** A picture of 25 million pixels takes some 650 MB and a few seconds. */
const encodingLimits: ChildLimits = {
  timeoutMs: 60_000,
  maxProcessorMs: 20_000,
  maxResidentBytes: 900 * 1024 * 1024,
  maxHeapMegabytes: 64,
};

const program: ChildProgram<EncodingTask, EncodedPicture> = {
  entry: entryBeside(import.meta.url, "./picture.child"),
  task: encodingTask,
  result: encodedPicture,
};

const encodingTurns = new Turns(turns.pictures);

/** Encodes an upload. @throws DomainError TOO_LARGE; UNSUPPORTED_FILE; UNREADABLE_FILE; RATE_LIMITED; UNAVAILABLE */
export async function encodePicture(
  { key }: Pick<Author, "key">,
  bytes: Uint8Array,
  purpose: PicturePurpose,
  limits: ChildLimits = encodingLimits,
): Promise<EncodedPicture> {
  if (bytes.length > maxUploadBytes) throw new DomainError("TOO_LARGE", message("rules.fileTooLarge"));
  try {
    return await encodingTurns.run(key, () => runChild(program, { task: { purpose }, bytes, limits }));
  } catch (error) {
    if (!(error instanceof ChildEnded)) throw error;
    const reason = error.failure === "failed" ? "pictures.damaged" : "pictures.tooDemanding";
    throw new DomainError("UNREADABLE_FILE", message(reason), { cause: error });
  }
}
