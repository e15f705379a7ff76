import { Field, ObjectType, registerEnumType } from "type-graphql";
import type { DownloadKind } from "../../../common/guest-file.ts";

export const GuestFileFormat = { CSV: "csv", XLSX: "xlsx" } as const satisfies Record<string, DownloadKind>;
export type GuestFileFormat = DownloadKind;

registerEnumType(GuestFileFormat, {
  name: "GuestFileFormat",
  description: "Format of a guest list.",
  valuesConfig: {
    CSV: { description: "Comma-separated text in UTF-8." },
    XLSX: { description: "Excel workbook." },
  },
});

@ObjectType({ description: "A guest list as a file. Uploading it again gives the same list." })
export class GuestFile {
  @Field(() => String, { description: "File name: the event's name with the extension of the format." })
  filename!: string;

  @Field(() => String, { description: "Content, in Base64." })
  content!: string;
}
