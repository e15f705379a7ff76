import { z } from "zod";
import { enumOf } from "../../lib/enum-of.ts";
import { enumTypeOf, objectOf } from "../../lib/rule-fields.ts";

const guestFileFormat = enumOf("GuestFileFormat", "Format of a guest list.", {
  csv: "Comma-separated text in UTF-8.",
  xlsx: "Excel workbook.",
});
export type GuestFileFormat = z.output<typeof guestFileFormat>;
export const GuestFileFormat = enumTypeOf(guestFileFormat);

export const GuestFile = objectOf("GuestFile", "A guest list as a file. Uploading it again gives the same list.", {
  filename: z.string().describe("File name: the event's name with the extension of the format."),
  content: z.string().describe("Content, in Base64."),
});
export type GuestFile = InstanceType<typeof GuestFile>;
