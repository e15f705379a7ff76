import { z } from "zod";
import { objectOf, ofType } from "../../lib/rule-fields.ts";
import { DoorFigures } from "../door/door.type.ts";
import { figuresSchema } from "./kept-figures.ts";

export const Removal = objectOf("Removal", "When an event's guests, files and recorded changes will be removed.", {
  on: z.string().describe("The day, as 2027-06-12."),
  days: z.int().describe("How many days after the event they are kept."),
  isNoticed: z
    .boolean()
    .describe(
      "Whether organizers have been told, 14 days before. Changing the event's day or retention takes this back.",
    ),
});
export type Removal = InstanceType<typeof Removal>;

export const EventFigures = objectOf("EventFigures", "Figures that stay when an event's guests were removed.", {
  ...figuresSchema.shape,
  door: ofType<DoorFigures>(DoorFigures).nullable().describe("What was recorded at the door; null if nothing was."),
});
export type EventFigures = InstanceType<typeof EventFigures>;
