import { formatName, formatVersion, type LeftOut, type Manifest, manifestSchema } from "./event-record.ts";
import { shownPictureFrom } from "./from-history-rows.ts";
import type { Numberings } from "./from-rows.ts";

interface EventRow {
  picture: unknown;
  day: Date | null;
  createdAt: Date;
  updatedAt: Date;
  emptiedAt: Date | null;
  [field: string]: unknown;
}

/** The first part of an event's archive. */
export function manifestFrom(row: EventRow, leftOut: LeftOut, numberings: Numberings): Manifest {
  const { guests, fixtures, entries, pictures } = numberings;
  const numbers = { guests: guests.count, fixtures: fixtures.count, entries: entries.count, pictures: pictures.count };
  return manifestSchema.parse({
    ...{ format: formatName, version: formatVersion, event: eventFrom(row, numberings), numbers },
    ...(leftOut.keptLists + leftOut.files > 0 ? { leftOut } : {}),
  });
}

function eventFrom(row: EventRow, numberings: Numberings): Record<string, unknown> {
  const { name, description, date, location, isPublic, showTablemates, guestCode, greeting, guestLanguages } = row;
  const { worksOffline } = row;
  const { hiddenColumns, primaryColor, secondaryColor, backgroundColor, fontFamily, retentionDays } = row;
  const { shortLink, knownColumns, guestListVersion, isDayRead, figures } = row;
  return {
    ...{
      name,
      description,
      date,
      location,
      isPublic,
      showTablemates,
      guestCode,
      greeting,
      guestLanguages,
      worksOffline,
    },
    ...{ hiddenColumns, primaryColor, secondaryColor, backgroundColor, fontFamily, retentionDays },
    ...{ shortLink, knownColumns, guestListVersion, isDayRead, figures },
    picture: shownPictureFrom(row.picture, numberings),
    // Prisma reads a date as midnight UTC.
    day: row.day?.toISOString().slice(0, "2027-06-12".length) ?? null,
    emptiedAt: row.emptiedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
