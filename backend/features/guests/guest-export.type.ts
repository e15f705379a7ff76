import { Field, ObjectType, registerEnumType } from "type-graphql";
import type { DownloadKind } from "../../../common/guest-file.ts";

/** What a guest list is written as. */
export const GuestFileFormat = { CSV: "csv", XLSX: "xlsx" } as const satisfies Record<string, DownloadKind>;
export type GuestFileFormat = DownloadKind;

registerEnumType(GuestFileFormat, {
  name: "GuestFileFormat",
  description: "What a guest list is written as.",
  valuesConfig: {
    CSV: { description: "Comma-separated text in UTF-8." },
    XLSX: { description: "A workbook of Excel." },
  },
});

@ObjectType({ description: "A guest list as a file; uploaded again, it is the same list." })
export class GuestFile {
  @Field(() => String, { description: "What to call it: the event's name and the format's extension." })
  filename!: string;

  @Field(() => String, { description: "Its bytes, in Base64." })
  content!: string;
}
