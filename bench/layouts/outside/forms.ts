import { kindsOf } from "./templated.ts";

const kind = kindsOf("structure");

const numbered = "dante-webber/dante-webber.github.io:GOOGLE_FORM_EXAMPLE.md (github.com)";
const googleForms = "Google Forms' sheet of responses: a timestamp, then each question as it was asked";

/** Answers of online forms. */
export const formAnswers = [
  kind("numbered guests with their diets and answers", 7, numbered, ["en"], {
    top: "Timestamp | Email Address | Number of Guests | Guest 1 Name | Guest 1 Dietary Requirements/Allergies | Will Guest 1 be attending? | Guest 2 Name | Guest 2 Dietary Requirements/Allergies | Will Guest 2 be attending? | Table",
    each: "{time} | {email} | {one} | {name} | {diet} | Yes |  |  |  | {n}",
    companions: { share: 0.5 },
    party: { each: "{time} | {email} | {k1} | {name} | {diet} | Yes | {o1} |  | Yes | {n}", others: ["{o}"] },
  }),
  kind(
    "long questions, with the companion's name",
    7,
    googleForms,
    {
      en: "Timestamp | What is your full name? | Will you be joining us on our special day? | If you are bringing a plus one, please tell us their full name | Do you or your plus one have any dietary requirements we should tell the caterer about? | Table",
      de: "Zeitstempel | Wie heißt du (Vor- und Nachname)? | Bist du dabei? | Falls du jemanden mitbringst: Wie heißt deine Begleitung? | Gibt es Unverträglichkeiten oder Allergien, die wir der Küche sagen sollen? | Tisch",
      fr: "Horodateur | Quel est votre nom complet ? | Serez-vous des nôtres ? | Si vous venez accompagné(e), quel est le nom de votre accompagnant ? | Avez-vous des allergies ou un régime particulier ? | Table",
      es: "Marca temporal | ¿Cuál es tu nombre completo? | ¿Nos acompañarás en este día tan especial? | Si vienes con acompañante, indica su nombre completo | ¿Tienes alguna alergia o intolerancia? | Mesa",
      ru: "Отметка времени | Ваши имя и фамилия | Сможете ли вы присутствовать? | Имя и фамилия вашего спутника (если есть) | Есть ли у вас аллергия? | Стол",
      zh: "时间戳记 | 您的姓名 | 您能出席吗？ | 同行者姓名（如有） | 是否有饮食禁忌？ | 桌号",
    },
    {
      top: "{x}",
      each: "{time} | {name} | {yes} | {o1} | {diet} | {n}",
      companions: { share: 0.4 },
    },
  ),
  kind(
    "several events in one answer",
    5,
    "Google Forms: checked boxes of a question joined by commas",
    {
      en: {
        head: "Timestamp | Your name | Which events will you attend? (check all that apply) | Table",
        answers: "Ceremony, Dinner, Brunch",
      },
      de: {
        head: "Zeitstempel | Dein Name | Wo bist du dabei? (Mehrfachauswahl) | Tisch",
        answers: "Trauung, Abendessen, Brunch",
      },
      pt: {
        head: "Carimbo de data/hora | Seu nome | De quais eventos vai participar? | Mesa",
        answers: "Cerimônia, Jantar, Brunch",
      },
    },
    { top: "{head}", each: "{time} | {name} | {answers} | {n}" },
  ),
  kind(
    "everybody of the party in one answer",
    5,
    "as planners ask in forms: first and last names of everybody in your party",
    {
      en: "Timestamp | Email Address | Names of everyone in your party (first and last) | Any allergies? | Table",
      de: "Zeitstempel | E-Mail-Adresse | Namen aller Personen (Vor- und Nachname) | Allergien? | Tisch",
      it: "Informazioni cronologiche | Email | Nomi di tutti i partecipanti | Allergie? | Tavolo",
    },
    {
      top: "{x}",
      each: "{time} | {email} | {name} | {diet} | {n}",
      companions: { share: 0.6, most: 3 },
      size: [2, 4],
      party: { each: "{time} | {email} | {name}, {others} | {diet} | {n}", others: ["{o}"] },
    },
  ),
  kind(
    "answers with an empty column of accounts' names",
    4,
    "Microsoft Forms' workbook of responses: ID, Start time, Completion time, Email, Name, then the questions",
    {
      en: "ID | Start time | Completion time | Email | Name | Your first and last name | Dietary requirements | Table",
      de: "ID | Startzeit | Fertigstellungszeit | E-Mail | Name | Dein Vor- und Nachname | Unverträglichkeiten | Tisch",
      fr: "ID | Heure de début | Heure de fin | Adresse de messagerie | Nom | Vos nom et prénom | Allergies | Table",
    },
    { top: "{x}", each: "{i} | {time} | {time} | anonymous |  | {name} | {diet} | {n}" },
  ),
  kind(
    "a second header row of answers' kinds",
    3,
    "SurveyMonkey's export: Response or Open-Ended Response below each question",
    ["en"],
    {
      top: "Respondent ID | Start Date | What is your name? | Will you attend dinner? | Which table were you given?\n |  | Open-Ended Response | Response | Open-Ended Response",
      each: "{order} | {time} | {name} | Yes | {n}",
    },
  ),
  kind(
    "names of fields and ids around the answers",
    3,
    "Typeform's CSV: #, questions, Network ID, Submit Date (UTC)",
    ["en", "es"],
    {
      top: "# | First name | Last name | Any dietary needs? | Table number | Start Date (UTC) | Submit Date (UTC) | Network ID",
      each: "{id} | {first} | {last} | {diet} | {n} | {time} | {time} | {id}",
      names: ["{first} {last}", "{name}"],
    },
  ),
  kind(
    "long yes and long no",
    6,
    "wedding RSVP forms, whose answers are sentences",
    {
      en: {
        head: "Timestamp | Full name | Will you be there? | Table",
        on: "Yes, wouldn't miss it!",
        off: "Sorry, can't make it",
      },
      de: {
        head: "Zeitstempel | Vor- und Nachname | Kommst du? | Tisch",
        on: "Ja, ich bin dabei!",
        off: "Leider kann ich nicht",
      },
      fr: {
        head: "Horodateur | Nom et prénom | Serez-vous présent ? | Table",
        on: "Oui, avec plaisir !",
        off: "Non, malheureusement",
      },
      es: {
        head: "Marca temporal | Nombre y apellidos | ¿Asistirás? | Mesa",
        on: "¡Sí, allí estaré!",
        off: "No podré asistir",
      },
      pt: {
        head: "Carimbo de data/hora | Nome completo | Você vai? | Mesa",
        on: "Sim, com certeza!",
        off: "Infelizmente não poderei ir",
      },
      ru: {
        head: "Отметка времени | Имя и фамилия | Вы придёте? | Стол",
        on: "Да, с радостью!",
        off: "К сожалению, не смогу",
      },
    },
    {
      top: "{head}",
      each: "{time} | {name} | {on} | {n}",
      outside: 0.15,
      out: { each: "{time} | {name} | {off} | ", isReported: true },
    },
  ),
  kind(
    "first and last names of four guests",
    5,
    "lfriis/altar:server/src/routes/guests/guests.interface.ts (github.com)",
    {
      en: "Guest 1 First Name | Guest 1 Last Name | Guest 2 First Name | Guest 2 Last Name | Guest 3 First Name | Guest 3 Last Name | Guest 4 First Name | Guest 4 Last Name | Table",
      de: "Gast 1 Vorname | Gast 1 Nachname | Gast 2 Vorname | Gast 2 Nachname | Gast 3 Vorname | Gast 3 Nachname | Gast 4 Vorname | Gast 4 Nachname | Tisch",
    },
    {
      top: "{x}",
      each: "{first} | {last} | {o1first} | {o1last} | {o2first} | {o2last} | {o3first} | {o3last} | {n}",
      names: ["{first} {last}", "{name}"],
      companions: { share: 0.6, most: 3 },
      size: [2, 4],
      party: { others: ["{ofirst} {olast}", "{o}"] },
    },
  ),
  kind(
    "spouse and children in columns of their own",
    5,
    "pastebin.com/YzS22rJh: Spouse Name, Spouse Last Name, Child 1 Name, Child 2 Name",
    ["en"],
    {
      top: "id | Salutation | First Name | Last Name | Guest Group | Phone no 1 | City | Spouse Name | Spouse Last Name | Child 1 Name | Child 2 Name | Table No",
      each: "{i} | {title} | {first} | {last} | {group} | {phone} | {city} | {o1first} | {o1last} | {o2first} | {o3first} | {n}",
      names: ["{first} {last}", "{title} {first} {last}", "{name}"],
      companions: { share: 0.5, most: 3, related: 1 },
      size: [2, 4],
      // Children have a given name only; whose child it is shows the family name.
      party: { others: ["{ofirst} {olast}", "{ofirst}"] },
    },
  ),
];

/** Columns for several parties of one wedding. */
export const severalEvents = [
  kind(
    "ticks for ceremony, dinner and brunch",
    7,
    "as planners keep them: a column for each part of the day",
    {
      en: "Ceremony | Dinner | Brunch",
      de: "Trauung | Abendessen | Brunch",
      fr: "Cérémonie | Dîner | Brunch",
      es: "Ceremonia | Cena | Brunch",
      it: "Cerimonia | Cena | Brunch",
      pt: "Cerimónia | Jantar | Brunch",
      ru: "Церемония | Банкет | Второй день",
    },
    { top: "{Name} | {x} | {Table}", each: "{name} | x | x | {tick} | {n}" },
  ),
  kind("true and false for each party", 4, "AxiomaticAdi/gar-wedding:src/types.ts (github.com)", ["en"], {
    top: "firstName | lastName | fullName | rsvp_Haldi | rsvp_Wedding | rsvp_Breakfast | arrivalShuttle | receptionTableNumber",
    each: "{first} | {last} | {first} {last} | {bool} | TRUE | {bool} | 14:30 | {n}",
    names: ["{first} {last}", "{name}"],
  }),
  kind(
    "group titles above two rows of headers",
    5,
    "as planners keep them: guest, answers and seating as groups of columns",
    {
      en: "Guest |  | RSVP |  | Seating | \nFirst name | Last name | Church | Dinner | Table | Seat",
      de: "Gast |  | Zusage |  | Sitzplan | \nVorname | Nachname | Kirche | Abendessen | Tisch | Platz",
      fr: "Invité |  | Réponse |  | Placement | \nPrénom | Nom | Église | Dîner | Table | Place",
      zh: "宾客 |  | 出席 |  | 座位 | \n名 | 姓 | 仪式 | 晚宴 | 桌号 | 座位号",
    },
    {
      top: "{x}",
      each: "{first} | {last} | {yes} | {yes} | {n} | {seat}",
      names: ["{name}", "{first} {last}", "{last} {first}"],
    },
  ),
  kind(
    "day and evening guests",
    5,
    "as planners in Britain keep them: evening guests come after the meal and have no table",
    {
      en: { head: "Name | Day / Evening | Table", on: "Day", off: "Evening" },
      de: { head: "Name | Einladung | Tisch", on: "ganztags", off: "nur Abend" },
      fr: { head: "Nom | Invité à | Table", on: "Dîner", off: "Vin d'honneur" },
    },
    {
      top: "{head}",
      each: "{name} | {on} | {n}",
      outside: 0.2,
      out: { each: "{name} | {off} | ", isGuest: true },
    },
  ),
  kind(
    "evening guests under their own heading",
    4,
    "as planners in Britain keep them: evening guests at the end of the chart",
    { en: "Evening guests only", de: "Nur Abendgäste", fr: "Vin d'honneur seulement" },
    { head: "{t}", each: "{name}", foot: "", outside: "last table", out: { head: "{x}", isGuest: true } },
  ),
  kind(
    "tables for dinner and for brunch: a question is right",
    3,
    "as planners keep them: a table at each meal",
    {
      en: "Name | Dinner table | Brunch table",
      de: "Name | Tisch Abendessen | Tisch Brunch",
      es: "Nombre | Mesa cena | Mesa brunch",
    },
    { top: "{x}", each: "{name} | {n} | {earlier}" },
  ),
  kind(
    "answers in columns of yes, no and maybe",
    5,
    "as planners keep them: a cross in one of three columns",
    {
      en: "Yes | No | Maybe",
      de: "Ja | Nein | Vielleicht",
      fr: "Oui | Non | Peut-être",
      it: "Sì | No | Forse",
      th: "มา | ไม่มา | ไม่แน่ใจ",
    },
    {
      top: "{Name} | {x} | {Table}",
      each: "{name} | x |  |  | {n}",
      outside: 0.15,
      out: { each: "{name} |  | x |  | ", isReported: true },
    },
  ),
];
