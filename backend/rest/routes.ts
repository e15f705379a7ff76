import { z } from "zod";
import { guestFileKinds } from "../../common/guest-file.ts";
import { maxEventArchiveBytes } from "../../common/limits.ts";
import { message } from "../../common/messages/message.ts";
import { printKinds } from "../../common/print/print-kinds.ts";
import { printOptions } from "../../common/print/print-options.ts";
import { downloadEventArchive } from "../features/event-archive/event-archive.service.ts";
import { searchGuests } from "../features/guest-search/guest-search.service.ts";
import { downloadPrint } from "../features/print/print.service.ts";
import { DomainError } from "../lib/domain-error.ts";
import type { Route } from "./call.ts";

const row =
  (method: Route["method"]) =>
  (path: string, summary: string, rest: Omit<Route, "method" | "path" | "summary">): Route => ({
    ...{ method, path, summary },
    ...rest,
  });
const [get, post, put, remove] = [row("get"), row("post"), row("put"), row("delete")];

const noSuchEvent = new DomainError("NOT_FOUND", message("refusals.eventNotFound"));
const reading = ["mode", "mapping", "answers", "rowsTakenIn", "takeFromFile"];

const searchSchema = z.object({ id: z.number(), q: z.string() });
const printSchema = z.looseObject({ id: z.number(), kind: z.enum(printKinds) });
const archiveSchema = z.object({ id: z.number() });

/** Every call of the REST API. */
export const routes: readonly Route[] = [
  get("/api/user", "The signed-in user.", {
    answer: "me { ...User }",
    missing: new DomainError("UNAUTHENTICATED", message("refusals.signInNeeded")),
  }),
  post("/api/login", "Signs in and sets the session cookie.", {
    answer: "login { ...User }",
    isOpen: true,
    refusals: [401, 429],
  }),
  post(
    "/api/login/second-factor",
    "Completes a sign-in whose right password was refused with 401, for an account with a second factor: exactly one " +
      "of the fields, within 5 minutes, with the cookie of that refusal.",
    { answer: "completeSignIn { ...User }", isOpen: true, refusals: [401, 404, 429] },
  ),
  post("/api/register", "Creates a customer account and signs in, if registration is turned on.", {
    answer: "register { ...User }",
    status: 201,
    isOpen: true,
    refusals: [409, 429],
  }),
  post("/api/logout", "Signs out. Returns true, even if nobody was signed in.", { answer: "logout", isOpen: true }),
  get("/api/events/sample", "The demo event of the home page.", {
    answer: "sampleEvent { ...PublicEvent }",
    isOpen: true,
    missing: noSuchEvent,
  }),
  get(
    "/api/events/{id}/guests/search",
    "The guests found by a typed name, best match first, with what guests may see; fewer for few letters.",
    {
      answer: "searchGuests { ...GuestMatch }",
      query: ["query"],
      names: { query: "q" },
      isOpen: true,
      refusals: [403],
      seatingPass: "given",
      find: (context, given) => {
        const { id, q } = searchSchema.parse(given);
        return searchGuests(context, id, { text: q });
      },
    },
  ),
  get(
    "/api/events/{id}/guests",
    "The guest list for its organizer, or the guests whom search finds, best match first; for others, the tables that " +
      "their searches found, if shown.",
    {
      answer: "event.guests.nodes { ...Guest }",
      otherwise: "seating.nodes { ...Tablemate }",
      query: ["search"],
      isOpen: true,
      refusals: [403],
      seatingPass: "read",
    },
  ),
  get("/api/events/{id}/guests.csv", "The guest list as a CSV file, which can be uploaded again.", {
    answer: "guestFile { filename content }",
    constants: { format: "CSV" },
    query: ["hasLinks"],
    download: `${guestFileKinds.csv.mimeType}; charset=utf-8`,
  }),
  get("/api/events/{id}/guests.xlsx", "The guest list as an Excel workbook, which can be uploaded again.", {
    answer: "guestFile { filename content }",
    constants: { format: "XLSX" },
    query: ["hasLinks"],
    download: guestFileKinds.xlsx.mimeType,
  }),
  get("/api/events/{id}/guests/{guestId}/record", "Everything that the event holds about one guest, for its owner.", {
    answer: "guestRecord.everything",
    refusals: [403, 429],
  }),
  get(
    "/api/events/{id}/print/{kind}.pdf",
    "A print of an event as a PDF, such as place-cards.pdf. What is not chosen is as suits the kind; what the kind has no " +
      "choice of is ignored. Once downloaded, the print is remembered, so that later only what has changed can be printed.",
    {
      answer: "printFile { filename content }",
      query: printOptions.map(({ name }) => name),
      download: "application/pdf",
      refusals: [413],
      stream: (context, given) => {
        const { id: eventId, ...choices } = printSchema.parse(given);
        return downloadPrint(context, { eventId, ...choices });
      },
    },
  ),
  get("/api/events/{id}/archive", "The whole event as one ZIP file, which another installation can import.", {
    answer: "eventArchive { filename content }",
    download: "application/zip",
    refusals: [413, 429],
    stream: (context, given) => downloadEventArchive(context, archiveSchema.parse(given).id),
  }),
  get("/api/events/{id}/venue-pictures/{pictureId}", "A picture of the venue, for the floor plan.", {
    answer: "venuePicture { filename content }",
    names: { id: "pictureId" },
    download: "image/jpeg",
    isKept: true,
  }),
  get("/api/view/{shortLink}", "The event behind a public link.", {
    answer: "publicEvent { ...PublicEvent }",
    isOpen: true,
    missing: noSuchEvent,
    refusals: [400],
  }),
  get("/api/events", "Events, newest first: all events for administrators, their own for customers.", {
    answer: "events.nodes { ...Event }",
    pageSize: 100,
  }),
  get("/api/events/{id}", "One event, for its owner and for administrators.", { answer: "event { ...Event }" }),
  get("/api/events/{id}/history", "What was done to an event, newest first.", {
    answer: "event.history.nodes { ...HistoryEntry }",
    pageSize: 250,
  }),
  get("/api/users", "Users, newest first, for administrators.", { answer: "users.nodes { ...User }", refusals: [403] }),
  post("/api/events", "Creates an event that the caller owns.", {
    answer: "createEvent { ...Event }",
    status: 201,
    refusals: [409],
  }),
  put("/api/events/{id}", "Changes an event; omitted fields stay as they are.", {
    answer: "updateEvent { ...Event }",
    refusals: [409],
  }),
  remove("/api/events/{id}", "Deletes an event with its guests, history and files.", {
    answer: "deleteEvent",
    status: 204,
  }),
  post(
    "/api/events/{id}/upload",
    "Imports a file: a workbook, text or web page of at most 5 MB, by default in place of the guest list. What can be read in " +
      "more than one way is read as its preview says, and the answer tells what was decided.",
    {
      answer: "uploadGuestFile { ...GuestImport }",
      query: [...reading, "listVersion"],
      refusals: [409, 422, 429],
    },
  ),
  post(
    "/api/events/{id}/upload/preview",
    "What importing a file would do, and how it is read. The list is not changed.",
    { answer: "previewGuestFile { ...GuestFilePreview }", query: reading, refusals: [422, 429] },
  ),
  post(
    "/api/events/archive",
    "Creates an event from an archive of at most 100 MB: for a customer in place of their own event, which must be empty.",
    {
      answer: "importEventArchive { event { ...Event } isLinkNew }",
      query: ["ownerId"],
      status: 201,
      maxFileBytes: maxEventArchiveBytes,
      refusals: [409, 422, 429],
    },
  ),
  post("/api/events/{id}/guest", "Adds a guest at the end of the list.", {
    answer: "addGuest { ...Guest }",
    status: 201,
  }),
  put("/api/events/{id}/guests/{guestId}", "Changes a guest.", {
    answer: "updateGuest { ...Guest }",
    names: { id: "guestId" },
    refusals: [409],
  }),
  remove("/api/events/{id}/guests/{guestId}", "Deletes a guest.", {
    answer: "deleteGuest",
    names: { id: "guestId" },
    status: 204,
  }),
  post(
    "/api/events/{id}/door",
    "Stores what happened at the event's doors, at most 500 operations; those that are stored already stay as they are.",
    { answer: "recordAtDoor { ...DoorReceipt }", bodyFields: ["operations"], refusals: [409, 429] },
  ),
  get("/api/events/{id}/door", "What happened at the event's doors.", { answer: "doorState { ...DoorState }" }),
  post("/api/users", "Creates an account of either role, for administrators.", {
    answer: "createUser { ...User }",
    status: 201,
    refusals: [409],
  }),
  remove("/api/users/{id}", "Deletes a customer and all their data, for administrators.", {
    answer: "deleteUser",
    status: 204,
    refusalsAs: "json",
  }),
  post(
    "/api/maintenance/cleanup-files",
    "Removes all stored guest files except the newest of each event, for administrators.",
    { answer: "cleanUpFiles { message }", refusalsAs: "json" },
  ),
];
