import { z } from "zod";
import { isHexColor } from "./contrast.ts";
import { fontFamilyOf, fontOfFamily } from "./fonts.ts";
import { rule } from "./rule-messages.ts";

const color = z.string().trim().refine(isHexColor, rule("rules.notAColor"));

// Rewritten in our own words, so that no text in a theme can become CSS.
const fontFamily = z.string().transform((family, context) => {
  const name = fontOfFamily(family);
  if (name !== undefined) return fontFamilyOf(name);
  context.addIssue(rule("rules.notAnOfferedFont"));
  return z.NEVER;
});

/** The organizer's choices. Missing fields stay unchanged. */
export const themeRules = z.object({
  primaryColor: color.optional(),
  secondaryColor: color.optional(),
  backgroundColor: color.optional(),
  fontFamily: fontFamily.optional(),
});
