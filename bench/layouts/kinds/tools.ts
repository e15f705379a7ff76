import type { Cell } from "../file-plan.ts";
import { type Draw, expected, type Layout, party, type Seated, type Structure } from "../layout.ts";
import type { Common } from "./kind.ts";

// Real header sets, from users' files (no public listing was found) unless a comment names another source.

type Value = (guest: Seated, draw: Draw, row: number) => Cell;

const text =
  (...texts: string[]): Value =>
  (_guest, { random }) =>
    random.pick(texts);

const values = {
  first: ({ person }) => person.first,
  last: ({ person }) => person.last,
  whole: ({ person }) => person.whole,
  table: ({ table }) => table.cell,
  labelled: ({ table }) => table.heading,
  none: () => null,
  row: (_guest, _draw, row) => row + 1,
  one: () => 1,
  zero: () => "0",
  email: (_guest, { random }) => `guest${random.between(100, 999_999)}@example.com`,
  phone: (_guest, { random }) => `555-${random.between(100, 999)}-${random.between(1_000, 9_999)}`,
  street: (_guest, { random }) => `${random.between(1, 999)} ${random.pick(["Oak", "Main", "Elm", "Lake"])} St`,
  order: (_guest, { random }) => String(random.between(1_000_000_000, 9_999_999_999)),
  time: (_guest, { random }) => `2027-0${random.between(1, 6)}-1${random.between(0, 9)} 1${random.between(0, 9)}:30`,
  diet: (_guest, { random }) => (random.chance(0.2) ? random.pick(["Gluten free", "No nuts"]) : null),
  family: ({ person }) => `${person.last} Family`,
  party: ({ person }) => `${person.last} Party`,
  title: text("Mr.", "Ms."),
  meal: text("Beef", "Salmon", "Vegetarian"),
  yes: text("Yes"),
  attending: text("Attending"),
  accepted: text("Accepted"),
  group: text("Friends", "Family"),
  side: text("Bride", "Groom"),
  city: text("Austin", "Boston"),
  state: text("TX", "MA"),
  zip: text("02134", "73301"),
  ticket: text("General Admission", "VIP"),
  gala: text("Gala dinner"),
  completed: text("Eventbrite Completed"),
  dollars: text("USD"),
  price: text("0.00"),
  gender: text("Male", "Female"),
  adult: text("Adult"),
  boolean: text("true", "false"),
} as const satisfies Record<string, Value>;

const isValue = (key: string): key is keyof typeof values => key in values;

/** The columns of "Header = value | Header = value". */
function columnsOf(header: string): { title: string; value: keyof typeof values }[] {
  return header.split(" | ").map((column) => {
    const [title = "", value = ""] = column.split(" = ");
    if (!isValue(value)) throw new RangeError(`No value is called "${value}".`);
    return { title, value };
  });
}

function exported(header: string): Structure {
  const columns = columnsOf(header);
  const isLabelled = columns.some(({ value }) => value === "labelled");
  return (draw): Layout => {
    const guests = party(draw);
    const rows = guests.map((guest, row) => columns.map(({ value }) => values[value](guest, draw, row)));
    return {
      sheets: [{ name: "Sheet1", rows: [columns.map(({ title }) => title), ...rows] }],
      guests: guests.map(({ person, table }) => expected(person.whole, isLabelled ? table.heading : table.label)),
    };
  };
}

const tool = (name: string, part: number, ...headers: string[]): Common => ({
  name,
  part,
  structure: exported(headers.join(" | ")),
  languages: ["en"],
});

/** The header sets, with how much each tool is used for lists with tables. */
export const toolExports: readonly Common[] = [
  tool(
    "The Knot",
    4,
    "Title = title | First Name = first | Last Name = last | Suffix = none | Party = party | Relationship To You = group",
    "Street Address 1 = street | City = city | State/Province = state | Zip/Postal Code = zip | Email = email",
    "Phone = phone | Wedding RSVP = attending | Meal = meal | Table = labelled",
  ),
  // Partners and children have columns, empty for single guests.
  tool(
    "Zola",
    4,
    "Title = none | First Name = first | Last Name = last | Suffix = none | Partner Title = none",
    "Partner First Name = none | Partner Last Name = none | Partner Suffix = none | Children = none",
    "Email Address = email | Phone Number = phone | Street Address = street | City = city",
    "Wedding RSVP = attending | Table Name = labelled",
  ),
  tool(
    "Joy",
    3,
    "First Name = first | Last Name = last | Email = email | Party = row | Tags = group | Wedding - RSVP = yes",
    "What would you like to eat? = meal | Table = table",
  ),
  tool(
    "WeddingWire",
    3,
    "First Name = first | Last Name = last | Group = group | Age = adult | Attending = attending | Menu = meal",
    "Table = labelled | Seat = none | E-mail = email | Mobile = phone | Address = street",
  ),
  // Eventbrite, attendee report: the example input of a badge converter on github.com.
  tool(
    "Eventbrite",
    4,
    "Order # = order | Order Date = time | First Name = first | Last Name = last | Email = email | Quantity = one",
    "Price Tier = none | Ticket Type = ticket | Attendee # = order | Group = none | Order Type = completed",
    "Currency = dollars | Total Paid = price | Attendee Status = attending | Table Number = table",
  ),
  // Tito, tickets CSV: the columns that a script on github.com reads.
  tool(
    "Tito",
    1,
    "Number = row | Ticket Created Date = time | Ticket = gala | Ticket Full Name = whole | Ticket First Name = first",
    "Ticket Last Name = last | Ticket Email = email | Ticket Company Name = none | Ticket Reference = order",
    "Tags = none | Table = table",
  ),
  // Google Forms, sheet of responses: a timestamp, then the questions as they were asked.
  tool(
    "Google Forms",
    8,
    "Timestamp = time | Email Address = email | What is your full name? = whole | Will you be attending? = yes",
    "Do you have any dietary requirements? = diet | Table = table",
  ),
  tool(
    "Google Forms, two questions",
    4,
    "Timestamp = time | First name = first | Last name = last | Any allergies? = diet | Song request = none",
    "Table number = table",
  ),
  // PerfectTablePlan, the properties of a guest: perfecttableplan.com/help.
  tool(
    "PerfectTablePlan",
    2,
    "Title = title | First name(s) = first | Last name(s) = last | Suffix = none | Display name = whole",
    "Gender = gender | Age = adult | Meal = meal | Special req. = diet | Group = row | RSVP = accepted",
    "Table = table | Seat = row",
  ),
  tool(
    "AllSeated",
    2,
    "First Name = first | Last Name = last | Title = none | Gender = none | Group = side | Invited = yes | RSVP = yes",
    "Meal = meal | Table # = table | Seat # = row",
  ),
  // zkipster, import of guest lists: support.zkipster.com. "Total Guests" counts the main guest too.
  tool(
    "zkipster",
    2,
    "First Name = first | Last Name = last | Total Guests = one | Email = email | Organization = none",
    "Table Name = labelled | Seat Number = row",
  ),
  // Tofino Auctions, fields of ticket imports: support.tofinoauctions.com.
  tool(
    "Tofino Auctions",
    1,
    "Bidder Number = row | Guest First Name = first | Guest Last Name = last | Email Primary = email",
    "Phone Primary = phone | Ticket Type = ticket | Table Number = table",
  ),
  // CSV exports of couples' own web sites, on github.com.
  tool(
    "snake case export",
    2,
    "guest_name = whole | email = email | table_number = table | plus_one_name = none | dietary_notes = diet",
    "special_notes = none",
  ),
  tool(
    "camel case export",
    2,
    "name = whole | email = email | phone = phone | plusOnesAllowed = zero | groupName = family | groupId = row",
    "isPrimaryContact = boolean | tableNumber = table | dietaryRestrictions = diet | notes = none",
  ),
  tool(
    "database export",
    1,
    "first_name = first | last_name = last | table_number = table | rsvp_status = accepted | dietary = diet",
  ),
  tool(
    "place cards",
    1,
    "Name = whole | First = first | Last = last | Table = labelled | Seat = row | Meal = meal | Party = row | Rsvp = yes",
  ),
  tool("seating export", 2, "Guest Name = whole | Table = labelled | Seat = row | Meal Choice = meal"),
  tool("report with numbers", 1, "Sr.No = row | Guest Name = whole | Table Number = table"),
  // Plug-ins that sell tickets in web shops: their attendee exports.
  tool(
    "ticket shop",
    2,
    "Ticket ID = order | Attendee Name = whole | Attendee Email = email | Ticket Name = gala | Purchaser Name = whole",
    "Check-in = none | Table = table",
  ),
  tool(
    "contacts",
    1,
    "First Name = first | Middle Name = none | Last Name = last | E-mail Address = email | Home Street = street",
    "Mobile Phone = phone | Table = table",
  ),
];
