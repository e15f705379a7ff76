import { z } from "zod";
import { rule } from "./rule-messages.ts";

const percent = z
  .int(rule("rules.pictureFocus"))
  .min(0, rule("rules.pictureFocus"))
  .max(100, rule("rules.pictureFocus"));

/** The point of a picture that stays in view when it is cropped, in percent of its width and height. */
export const focusRules = z.object({ focusX: percent, focusY: percent });

export type PictureFocus = z.infer<typeof focusRules>;

/** Pictures were stored before they had one: those show their middle. */
export const storedFocus = z.object({ focusX: percent.default(50), focusY: percent.default(50) });
