import { kindsOf } from "./templated.ts";

const kind = kindsOf("structure");

const couplesSites = "generators of guest lists on github.com, which write a sheet of instructions or lists too";

/** Sheets that a program or a template adds beside the list. */
export const addedSheets = [
  kind(
    "instructions first",
    5,
    "cendekia/cendekia-blog:_posts/2025-05-24-bulk-import-guests-excel.md (github.com): a template with instructions",
    {
      en: "How to use this template\n1. Enter one guest per row.\n2. Do not change the headers.\n3. Save and upload the file.\n\nColumn | Meaning\nName | First and last name of the guest (required)\nTable | Number of the table",
      de: "So füllen Sie die Vorlage aus\n1. Pro Zeile ein Gast.\n2. Überschriften nicht ändern.\n3. Datei speichern und hochladen.\n\nSpalte | Bedeutung\nName | Vor- und Nachname (Pflichtfeld)\nTisch | Nummer des Tisches",
      es: "Cómo usar esta plantilla\n1. Un invitado por fila.\n2. No cambie los encabezados.\n\nColumna | Significado\nNombre | Nombre y apellidos (obligatorio)\nMesa | Número de mesa",
      zh: "填写说明\n1. 每行一位宾客。\n2. 请勿修改表头。\n\n列 | 说明\n姓名 | 必填\n桌号 | 数字",
    },
    {
      before: [{ name: "Instructions", top: "{x}" }],
      name: "Guests",
      top: "{Name} | {Table} | {Meal}",
      each: "{name} | {n} | {meal}",
      extras: ["{meal}"],
    },
  ),
  kind("lists for drop-downs last", 6, couplesSites, ["en", "de", "fr", "pt"], {
    top: "{Name} | {Table} | {Meal} | {Rsvp}",
    each: "{name} | {t} | {meal} | {yes}",
    extras: ["{meal}"],
    after: [{ name: "Lists", top: "{Table} | {Rsvp}", head: "{t} | {yes}" }],
  }),
  kind("lists for drop-downs first", 3, couplesSites, ["en", "es", "ru"], {
    before: [{ name: "Data", top: "{Meal} | {Table}", head: "{dish} | {t}" }],
    name: "Guests",
    top: "{Name} | {Table} | {Meal}",
    each: "{name} | {t} | {meal}",
    extras: ["{meal}"],
  }),
  kind(
    "names for a drop-down on another sheet",
    4,
    "as planners keep them: a seating sheet that picks from all names",
    undefined,
    {
      name: "Seating",
      top: "{Table} | {Name}",
      first: "{t} | {name}",
      each: " | {name}",
      after: [{ name: "Names", top: "{Name}", each: "{name}" }],
    },
  ),
  kind(
    "a read-me first",
    2,
    "data packages and shared drives: a sheet about the file",
    {
      en: "README\nOwner | Events team\nLast update | {day}\nVersion | 3\nDo not share outside the company.",
      de: "LIESMICH\nVerantwortlich | Eventteam\nStand | {day}\nVersion | 3",
    },
    { before: [{ name: "README", top: "{x}" }], name: "List", top: "{Name} | {Table}", each: "{name} | {n}" },
  ),
  kind(
    "change log last",
    4,
    "as planners keep them: who moved whom, for everybody who shares the file",
    { en: "Date | By | Change", de: "Datum | Wer | Änderung", fr: "Date | Qui | Modification" },
    {
      top: "{Name} | {Table} | {Notes}",
      each: "{name} | {n} | {note}",
      after: [{ name: "Log", top: "{x}", head: "{day} | Kim | {t}: {c}\n{day} | Alex | {t} + 1" }],
    },
  ),
  kind(
    "sheet of tables with capacities",
    6,
    "planpro.us.com/wedding/templates/seating-chart-google-sheets: a row per table with its capacity",
    {
      en: "Table | Capacity | Seated | Free",
      de: "Tisch | Plätze | Belegt | Frei",
      fr: "Table | Capacité | Occupées | Libres",
      it: "Tavolo | Posti | Occupati | Liberi",
      th: "โต๊ะ | จำนวนที่นั่ง | มีแขก | ว่าง",
    },
    {
      before: [{ name: "Tables", top: "{x}", head: "{t} | {seats} | {c} | {free}" }],
      name: "Guests",
      top: "{Name} | {Table}",
      each: "{name} | {t}",
    },
  ),
  kind(
    "meals counted on a sheet of its own",
    3,
    "docs-8rd.pages.dev/en/admin-guide/operativo/tavoli: the kitchen's summary",
    undefined,
    {
      top: "{Name} | {Table} | {Meal}",
      each: "{name} | {n} | {meal}",
      extras: ["{meal}"],
      after: [
        { name: "Kitchen", top: "{Table} | {dish} | {Total}", head: "{n} | {dishes} | {c}", end: "{Total} |  | {all}" },
      ],
    },
  ),
  kind(
    "a sheet for each party, the last with tables",
    4,
    "a setup guide on github.com with a sheet each for Mehndi, Nikkah and Walima",
    {
      en: { one: "Mehndi", other: "Walima" },
      ar: { one: "الحنة", other: "الزفاف" },
      de: { one: "Standesamt", other: "Feier" },
    },
    {
      before: [{ name: "{one}", top: "{one}\n{Name} | {Rsvp}", each: "{name} | {yes}" }],
      name: "{other}",
      top: "{other}\n{Name} | {Rsvp} | {Table}",
      each: "{name} | {yes} | {n}",
    },
  ),
  kind(
    "copy for printing, sorted by table",
    4,
    "planpro.us.com/wedding/templates/seating-chart-google-sheets: a summary tab",
    undefined,
    {
      order: "shuffled",
      top: "{Name} | {Table} | {Email}",
      each: "{name} | {n} | {email}",
      extras: ["{email}"],
      after: [{ name: "Print", head: "{t}", each: "{name}", foot: "" }],
    },
  ),
];

const events =
  "Event Tickets' attendee export with the customer's name added: gist.github.com/barryhughes/3be509552be340039f8f";
const eventMagic = "nescheytt/eventik:types/ticket.ts (github.com), the columns of an EventMagic export";

/** Exports of ticket shops: the buyer beside the person who comes. */
export const ticketing = [
  kind(
    "buyer's and attendee's first and last names",
    7,
    "an events dashboard on github.com with the columns Buyer First Name, Buyer Last Name and Ticket Type",
    {
      en: "Order ID | Order Date | Buyer First Name | Buyer Last Name | Buyer Email | Ticket Type | Attendee First Name | Attendee Last Name | Table",
      de: "Bestellnr. | Datum | Käufer Vorname | Käufer Nachname | Käufer E-Mail | Ticketart | Teilnehmer Vorname | Teilnehmer Nachname | Tisch",
      fr: "Commande | Date | Prénom acheteur | Nom acheteur | E-mail acheteur | Type de billet | Prénom participant | Nom participant | Table",
      es: "Pedido | Fecha | Nombre comprador | Apellidos comprador | Email comprador | Tipo de entrada | Nombre asistente | Apellidos asistente | Mesa",
    },
    {
      top: "{x}",
      each: "{order} | {time} | {buyerFirst} | {buyerLast} | {buyerEmail} | {ticket} | {first} | {last} | {n}",
      names: ["{name}", "{first} {last}"],
    },
  ),
  kind("attendee first, purchaser later", 5, eventMagic, ["en"], {
    top: "Order Date | Order ID | Order Status | Variation Name | Ticket ID | Ticket Price | Admission Status | Attendee Name | Attendee LastName | Attendee Email | Purchaser FirstName | Purchaser LastName | Purchaser Email | Table",
    each: "{time} | {order} | Completed | {ticket} | {id} | {price} | Not Admitted | {first} | {last} | {email} | {buyerFirst} | {buyerLast} | {buyerEmail} | {n}",
    names: ["{first} {last}", "{name}"],
  }),
  kind(
    "attendee and customer as whole names",
    5,
    events,
    {
      en: "Order ID | Order Status | Ticket | Attendee Name | Attendee Email | Customer Name | Customer Email Address | Table",
      de: "Bestellung | Status | Ticket | Name des Teilnehmers | E-Mail | Name des Bestellers | E-Mail des Bestellers | Tisch",
      it: "Ordine | Stato | Biglietto | Nome partecipante | Email | Nome acquirente | Email acquirente | Tavolo",
    },
    {
      top: "{x}",
      each: "{order} | Completed | {ticket} | {name} | {email} | {buyer} | {buyerEmail} | {n}",
    },
  ),
  kind(
    "check-in list with an order's code",
    4,
    "a script on github.com that reads the check-in list of pretix: Order code, Attendee name, Product, Paid",
    {
      en: "Order code | Attendee name | Product | Paid | Checked in | Table",
      de: "Bestellcode | Name des Teilnehmers | Produkt | Bezahlt | Eingecheckt | Tisch",
    },
    { top: "{x}", each: "{id} | {name} | {ticket} | {yes} |  | {n}" },
  ),
  kind(
    "orders above their attendees",
    3,
    "order reports of ticket shops, which group the attendees under the order",
    {
      en: { head: "Order | Attendee | Table", line: "#{n}04, Globex, {c} tickets" },
      de: { head: "Bestellung | Teilnehmer | Tisch", line: "#{n}04, Globex, {c} Tickets" },
    },
    { top: "{head}", head: "{line}", each: " | {name} | {n}" },
  ),
  kind(
    "cancelled and refunded orders in the list",
    5,
    "pretix docs, check-in lists: orders may be paid, pending, expired or canceled (docs.pretix.eu)",
    {
      en: { head: "Order | Status | Attendee Name | Ticket | Table", ok: "Paid", off: "Cancelled" },
      de: { head: "Bestellung | Status | Teilnehmer | Ticket | Tisch", ok: "Bezahlt", off: "Storniert" },
      fr: { head: "Commande | Statut | Participant | Billet | Table", ok: "Payée", off: "Annulée" },
      es: { head: "Pedido | Estado | Asistente | Entrada | Mesa", ok: "Pagado", off: "Cancelado" },
    },
    {
      top: "{head}",
      each: "{order} | {ok} | {name} | {ticket} | {n}",
      outside: 0.12,
      out: { each: "{order} | {off} | {name} | {ticket} | ", isReported: true },
    },
  ),
  kind(
    "event invitation with going and not going",
    4,
    "Partiful's CSV export: Name, Status, Checked in, RSVP date (glama.ai, cotletdev/partiful-api-mcp-server)",
    ["en"],
    {
      top: "Name | Status | Checked in | Check-in Time | RSVP date | Any allergies? | Table",
      each: "{name} | Going | No |  | {day} | {diet} | {n}",
      outside: 0.15,
      out: { each: "{name} | Can't Go | No |  | {day} |  | ", isReported: true },
    },
  ),
  kind(
    "table host beside the guest",
    6,
    "helpcenter.fundeasy.com, Table Chart: guests are seated with their host",
    {
      en: "Table | Table Host | Guest Name | Guest Email",
      de: "Tisch | Gastgeber | Name des Gastes | E-Mail",
      zh: "桌号 | 桌主 | 宾客姓名 | 邮箱",
    },
    { top: "{x}", each: "{n} | {host} | {name} | {email}", extras: ["{email}"] },
  ),
  kind(
    "one purchaser with named guests in columns",
    5,
    "gala forms for a table: the buyer's name and those of Guest 1 to Guest 3",
    {
      en: "Purchaser Email | Guest 1 | Guest 2 | Guest 3 | Guest 4 | Table",
      de: "E-Mail des Käufers | Gast 1 | Gast 2 | Gast 3 | Gast 4 | Tisch",
      fr: "E-mail acheteur | Invité 1 | Invité 2 | Invité 3 | Invité 4 | Table",
    },
    {
      top: "{x}",
      each: "{email} | {name} | {o1} | {o2} | {o3} | {n}",
      companions: { share: 0.8, most: 3 },
      size: [2, 4],
    },
  ),
  kind(
    "barcodes, prices and scans around the name",
    3,
    "fossasia/open-event-server:app/api/helpers/csv_jobs_util.py (github.com)",
    ["en"],
    {
      top: "Order# | Order Date | Status | First Name | Last Name | Email | Country | Payment Type | Ticket Name | Ticket Price | Ticket Type | Company | Table",
      each: "{order} | {time} | completed | {first} | {last} | {email} | {country} | free | {ticket} | {price} | free | {company} | {n}",
      names: ["{first} {last}", "{name}"],
    },
  ),
];
