import type { ImportedGuest } from "./model/guest-list.ts";
import { type GuestPortion, guestPayloadVersion } from "./reading-messages.ts";

/** The size of one database statement. */
const portionCharacters = 128 * 1024;

/** The guests in portions, each created on demand. */
export function* packGuests(guests: readonly ImportedGuest[]): Generator<GuestPortion> {
  let texts: string[] = [];
  let characters = 0;
  for (const guest of guests) {
    const text = guestJson(guest);
    texts.push(text);
    characters += text.length;
    if (characters < portionCharacters) continue;
    yield portionOf(texts);
    texts = [];
    characters = 0;
  }
  if (texts.length > 0) yield portionOf(texts);
}

function portionOf(texts: string[]): GuestPortion {
  return { version: guestPayloadVersion, count: texts.length, json: Buffer.from(`[${texts.join(",")}]`) };
}

/** Built by hand, because an object would put columns named by a number before the others. */
function guestJson(guest: ImportedGuest): string {
  const { name, tableNumber, additionalInfo, row } = guest;
  const info = additionalInfo.map(([column, value]) => `${JSON.stringify(column)}:${JSON.stringify(value)}`);
  const [nameText, tableText] = [name, tableNumber].map((text) => JSON.stringify(text));
  return `{"name":${nameText},"tableNumber":${tableText},"additionalInfo":{${info.join(",")}},"row":${row}${factsJson(guest)}}`;
}

function factsJson({ doorNote, otherNames, household, guestOf, attendance, seatNumber }: ImportedGuest): string {
  let json = "";
  if (doorNote !== undefined) json += `,"doorNote":${JSON.stringify(doorNote)}`;
  if (otherNames !== undefined) json += `,"otherNames":${JSON.stringify(otherNames)}`;
  if (household !== undefined) json += `,"household":${JSON.stringify(household)}`;
  if (guestOf !== undefined) json += `,"guestOf":${guestOf}`;
  if (attendance !== undefined) json += `,"attendance":"${attendance}"`;
  if (seatNumber !== undefined) json += `,"seatNumber":${seatNumber}`;
  return json;
}
