import { z } from "zod";
import { enumOf } from "../../lib/enum-of.ts";
import { objectOf, ofType } from "../../lib/rule-fields.ts";

/** How a picture is shown on an event's page. */
export const pictureKind = enumOf("PictureKind", "How a picture is shown on an event's page.", {
  monogram: "Above the event's name.",
  photo: "Across the page, above the event's name.",
});
export type PictureKind = z.output<typeof pictureKind>;

export const EventPicture = objectOf("EventPicture", "The picture of an event's public page.", {
  kind: pictureKind.describe("How it is shown."),
  path: z.string().describe("Its path on this server, for everybody who may open the page."),
  width: z.int().describe("Width in pixels."),
  height: z.int().describe("Height in pixels."),
  smallPath: z.string().nullable().describe("Path of the same picture for phones; null if there is none."),
  smallWidth: z.int().nullable().describe("Width in pixels of the picture for phones."),
  ink: z
    .string()
    .nullable()
    .describe("Mean color of what is drawn on a transparent background: # and six hexadecimal digits; otherwise null."),
  scrim: z.int().describe("Percent of black over it that make white text readable."),
});
export type EventPicture = InstanceType<typeof EventPicture>;

export const Theme = objectOf("Theme", "Look of an event's public page.", {
  primaryColor: z.string().describe("Color of buttons and headings: # and six hexadecimal digits."),
  secondaryColor: z.string().describe("Secondary color: # and six hexadecimal digits."),
  backgroundColor: z.string().describe("Background color of the page: # and six hexadecimal digits."),
  fontFamily: z.string().describe("CSS font family: one of the offered fonts and its fallback."),
  picture: ofType<EventPicture>(EventPicture).nullable().describe("Monogram or photo; null for none."),
});
export type Theme = InstanceType<typeof Theme>;
