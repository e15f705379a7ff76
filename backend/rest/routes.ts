import { newEventSchema } from "../../common/event-rules.ts";
import { guestFileKinds } from "../../common/guest-file.ts";
import { maxEventArchiveBytes } from "../../common/limits.ts";
import { message } from "../../common/messages/message.ts";
import { declareLimit, formatBytes } from "../lib/declared-limits.ts";
import { DomainError } from "../lib/domain-error.ts";
import { printRoute } from "./print-route.ts";
import type { Route } from "./route.ts";

const theme = `
  fragment Theme on Theme {
    primaryColor secondaryColor backgroundColor fontFamily
    picture { kind path width height smallPath smallWidth ink scrim }
  }`;

const event = `
  fragment Event on Event {
    id userId: ownerId ${Object.keys(newEventSchema.shape).join(" ")} isSample shortLink
    theme { ...Theme }
    hiddenColumns createdAt updatedAt
  }
  ${theme}`;

const user = "fragment User on User { id name email username role createdAt }";
const publicEvent = `
  fragment PublicEvent on PublicEvent {
    id name date location greeting guestLanguages showTablemates asksForCode
    theme { ...Theme }
  }
  ${theme}`;
const readingVariables = "$mapping: [GuestColumnInput!], $answers: [GuestFileAnswerInput!], $rowsTakenIn: [Int!]";
const readingArguments = "mapping: $mapping, answers: $answers, rowsTakenIn: $rowsTakenIn";
const remarks = `columns { name use reason isCertain }
        decisions { id question reason taken isCertain options { value label } }
        rowErrors { row message } notGuests { row message } warnings`;
const guest = "fragment Guest on Guest { id name tableNumber additionalInfo }";

const noSuchEvent = new DomainError("NOT_FOUND", message("refusals.eventNotFound"));

/** Every call of the REST API. */
export const routes: readonly Route[] = [
  {
    method: "get",
    path: "/api/user",
    summary: "The signed-in user.",
    operation: `query { me { ...User } } ${user}`,
    answer: "me",
    status: 200,
    missing: new DomainError("UNAUTHENTICATED", message("refusals.signInNeeded")),
  },
  {
    method: "post",
    path: "/api/login",
    summary: "Signs in and sets the session cookie.",
    operation: `mutation ($input: LoginInput!) { login(input: $input) { ...User } } ${user}`,
    answer: "login",
    status: 200,
    isOpen: true,
    refusals: [401, 429],
  },
  {
    method: "post",
    path: "/api/login/second-factor",
    summary:
      "Completes a sign-in whose right password was refused with 401, for an account with a second factor: exactly one " +
      "of the fields, within 5 minutes, with the cookie of that refusal.",
    operation: `mutation ($input: SecondFactorInput!) { completeSignIn(input: $input) { ...User } } ${user}`,
    answer: "completeSignIn",
    status: 200,
    isOpen: true,
    refusals: [401, 404, 429],
  },
  {
    method: "post",
    path: "/api/register",
    summary: "Creates a customer account and signs in, if registration is turned on.",
    operation: `mutation ($input: RegisterInput!) { register(input: $input) { ...User } } ${user}`,
    answer: "register",
    status: 201,
    isOpen: true,
    refusals: [409, 429],
  },
  {
    method: "post",
    path: "/api/logout",
    summary: "Signs out. Returns true, even if nobody was signed in.",
    operation: "mutation { logout }",
    answer: "logout",
    status: 200,
    isOpen: true,
  },
  {
    method: "get",
    path: "/api/events/sample",
    summary: "The demo event of the home page.",
    operation: `query { sampleEvent { ...PublicEvent } } ${publicEvent}`,
    answer: "sampleEvent",
    status: 200,
    isOpen: true,
    missing: noSuchEvent,
  },
  {
    method: "get",
    path: "/api/events/{id}/guests/search",
    summary: "The guests found by a typed name, best match first, with what guests may see; fewer for few letters.",
    operation: `query ($id: Int!, $q: String!) { searchGuests(eventId: $id, query: $q) { ...GuestMatch } }
      fragment GuestMatch on GuestMatch { id name tableNumber additionalInfo }`,
    answer: "searchGuests",
    status: 200,
    isOpen: true,
    refusals: [403],
    seatingPass: "given",
  },
  {
    method: "get",
    path: "/api/events/{eventId}/guests",
    summary:
      "The guest list for its organizer, or the guests whom search finds, best match first; for others, the tables that " +
      "their searches found, if shown.",
    operation: `query ($eventId: Int!, $search: String = "", $offset: Int!, $limit: Int!) {
        event(id: $eventId) { guests(search: $search, offset: $offset, limit: $limit) { nodes { ...Guest } } }
      } ${guest}`,
    answer: "event.guests.nodes",
    status: 200,
    isOpen: true,
    otherwise: {
      operation: `query ($eventId: Int!, $offset: Int!, $limit: Int!) {
          seating(eventId: $eventId, offset: $offset, limit: $limit) { nodes { ...Tablemate } }
        }
        fragment Tablemate on Tablemate { id name tableNumber }`,
      answer: "seating.nodes",
    },
    refusals: [403],
    seatingPass: "read",
  },
  {
    method: "get",
    path: "/api/events/{id}/guests.csv",
    summary: "The guest list as a CSV file, which can be uploaded again.",
    operation:
      "query ($id: Int!, $hasLinks: Boolean) { guestFile(eventId: $id, format: CSV, hasLinks: $hasLinks) { filename content } }",
    answer: "guestFile",
    status: 200,
    download: `${guestFileKinds.csv.mimeType}; charset=utf-8`,
  },
  {
    method: "get",
    path: "/api/events/{id}/guests.xlsx",
    summary: "The guest list as an Excel workbook, which can be uploaded again.",
    operation:
      "query ($id: Int!, $hasLinks: Boolean) { guestFile(eventId: $id, format: XLSX, hasLinks: $hasLinks) { filename content } }",
    answer: "guestFile",
    status: 200,
    download: guestFileKinds.xlsx.mimeType,
  },
  {
    method: "get",
    path: "/api/events/{id}/guests/{guestId}/record",
    summary: "Everything that the event holds about one guest, for its owner.",
    operation: "query ($id: Int!, $guestId: Int!) { guestRecord(eventId: $id, guestId: $guestId) { everything } }",
    answer: "guestRecord.everything",
    status: 200,
    refusals: [403, 429],
  },
  printRoute,
  {
    method: "get",
    path: "/api/events/{id}/archive",
    summary: "The whole event as one ZIP file, which another installation can import.",
    operation: "query ($id: Int!) { eventArchive(eventId: $id) { filename content } }",
    answer: "eventArchive",
    status: 200,
    download: "application/zip",
    refusals: [413, 429],
  },
  {
    method: "get",
    path: "/api/events/{id}/venue-pictures/{pictureId}",
    summary: "A picture of the venue, for the floor plan.",
    operation: `query ($id: Int!, $pictureId: Int!) {
      venuePicture(eventId: $id, id: $pictureId) { filename content }
    }`,
    answer: "venuePicture",
    status: 200,
    download: "image/jpeg",
    isKept: true,
  },
  {
    method: "get",
    path: "/api/view/{shortLink}",
    summary: "The event behind a public link.",
    operation: `query ($shortLink: String!) { publicEvent(shortLink: $shortLink) { ...PublicEvent } } ${publicEvent}`,
    answer: "publicEvent",
    status: 200,
    isOpen: true,
    missing: noSuchEvent,
    refusals: [400],
  },
  {
    method: "get",
    path: "/api/events",
    summary: "Events, newest first: all events for administrators, their own for customers.",
    operation: `query ($offset: Int!, $limit: Int!) {
        events(offset: $offset, limit: $limit) { nodes { ...Event } }
      } ${event}`,
    answer: "events.nodes",
    status: 200,
    pageSize: 100,
  },
  {
    method: "get",
    path: "/api/events/{id}",
    summary: "One event, for its owner and for administrators.",
    operation: `query ($id: Int!) { event(id: $id) { ...Event } } ${event}`,
    answer: "event",
    status: 200,
  },
  {
    method: "get",
    path: "/api/events/{id}/history",
    summary: "What was done to an event, newest first.",
    operation: `query ($id: Int!, $offset: Int!, $limit: Int!) {
        event(id: $id) { history(offset: $offset, limit: $limit) { nodes { ...HistoryEntry } } }
      }
      fragment HistoryEntry on HistoryEntry { id action details userId user { name role } createdAt }`,
    answer: "event.history.nodes",
    status: 200,
    pageSize: 250,
  },
  {
    method: "get",
    path: "/api/users",
    summary: "Users, newest first, for administrators.",
    operation: `query ($offset: Int!, $limit: Int!) {
        users(offset: $offset, limit: $limit) { nodes { ...User } }
      } ${user}`,
    answer: "users.nodes",
    status: 200,
    refusals: [403],
  },
  {
    method: "post",
    path: "/api/events",
    summary: "Creates an event that the caller owns.",
    operation: `mutation ($input: CreateEventInput!) { createEvent(input: $input) { ...Event } } ${event}`,
    answer: "createEvent",
    status: 201,
    refusals: [409],
  },
  {
    method: "put",
    path: "/api/events/{id}",
    summary: "Changes an event; omitted fields stay as they are.",
    operation: `mutation ($id: Int!, $input: UpdateEventInput!) {
        updateEvent(id: $id, input: $input) { ...Event }
      } ${event}`,
    answer: "updateEvent",
    status: 200,
    refusals: [409],
  },
  {
    method: "delete",
    path: "/api/events/{id}",
    summary: "Deletes an event with its guests, history and files.",
    operation: "mutation ($id: Int!) { deleteEvent(id: $id) }",
    answer: "deleteEvent",
    status: 204,
  },
  {
    method: "post",
    path: "/api/events/{id}/upload",
    summary:
      "Imports a file: a workbook, text or web page of at most 5 MB, by default in place of the guest list. What can be read in " +
      "more than one way is read as its preview says, and the answer tells what was decided.",
    operation: `mutation (
        $id: Int!, $file: Upload!, $mode: ImportMode = REPLACE, ${readingVariables}, $takeFromFile: [String!], $listVersion: Int
      ) {
        uploadGuestFile(
          eventId: $id, file: $file, mode: $mode, ${readingArguments}, takeFromFile: $takeFromFile, listVersion: $listVersion
        ) { ...GuestImport }
      }
      fragment GuestImport on GuestImport {
        guestCount mode added moved changed removed historyEntryId ${remarks}
      }`,
    answer: "uploadGuestFile",
    status: 200,
    refusals: [409, 422, 429],
  },
  {
    method: "post",
    path: "/api/events/{id}/upload/preview",
    summary: "What importing a file would do, and how it is read. The list is not changed.",
    operation: `mutation (
        $id: Int!, $file: Upload!, $mode: ImportMode = REPLACE, ${readingVariables}, $takeFromFile: [String!]
      ) {
        previewGuestFile(eventId: $id, file: $file, mode: $mode, ${readingArguments}, takeFromFile: $takeFromFile) {
          ...GuestFilePreview
        }
      }
      fragment GuestFilePreview on GuestFilePreview {
        guestCount tableCount mode problem ${remarks} undoneEdits listVersion
        added { ...Difference } moved { ...Difference } changed { ...Difference } removed { ...Difference }
        stayedCount stayed { id name field column before file list isTaken }
      }
      fragment Difference on GuestDifference {
        totalCount
        guests { name tableNumber previousName previousTableNumber changes { column before after } }
      }`,
    answer: "previewGuestFile",
    status: 200,
    refusals: [422, 429],
  },
  {
    method: "post",
    path: "/api/events/archive",
    summary:
      "Creates an event from an archive of at most 100 MB: for a customer in place of their own event, which must be empty.",
    operation: `mutation ($file: Upload!, $ownerId: Int) {
        importEventArchive(file: $file, ownerId: $ownerId) { event { ...Event } isLinkNew }
      } ${event}`,
    answer: "importEventArchive",
    status: 201,
    maxFileBytes: maxEventArchiveBytes,
    refusals: [409, 422, 429],
  },
  {
    method: "post",
    path: "/api/events/{id}/guest",
    summary: "Adds a guest at the end of the list.",
    operation: `mutation ($id: Int!, $input: GuestInput!) { addGuest(eventId: $id, input: $input) { ...Guest } } ${guest}`,
    answer: "addGuest",
    status: 201,
  },
  {
    method: "put",
    path: "/api/events/{id}/guests/{guestId}",
    summary: "Changes a guest.",
    operation: `mutation ($id: Int!, $guestId: Int!, $input: UpdateGuestInput!) {
        updateGuest(eventId: $id, id: $guestId, input: $input) { ...Guest }
      } ${guest}`,
    answer: "updateGuest",
    status: 200,
    refusals: [409],
  },
  {
    method: "delete",
    path: "/api/events/{id}/guests/{guestId}",
    summary: "Deletes a guest.",
    operation: "mutation ($id: Int!, $guestId: Int!) { deleteGuest(eventId: $id, id: $guestId) }",
    answer: "deleteGuest",
    status: 204,
  },
  {
    method: "post",
    path: "/api/events/{id}/door",
    summary:
      "Stores what happened at the event's doors, at most 500 operations; those that are stored already stay as they are.",
    operation: `mutation ($id: Int!, $operations: [DoorOperationInput!]!) {
        recordAtDoor(eventId: $id, operations: $operations) { ...DoorReceipt }
      }
      fragment DoorReceipt on DoorReceipt { stored needLook }`,
    bodyFields: ["operations"],
    answer: "recordAtDoor",
    status: 200,
    refusals: [409, 429],
  },
  {
    method: "get",
    path: "/api/events/{id}/door",
    summary: "What happened at the event's doors.",
    operation: `query ($id: Int!) {
        doorState(eventId: $id) { ...DoorState }
      }
      fragment DoorState on DoorState {
        arrivedCount expectedCount version listVersion
        guests { guestId walkInId name tableLabel arrivedAt }
        needLook { operationIds reason }
      }`,
    answer: "doorState",
    status: 200,
  },
  {
    method: "post",
    path: "/api/users",
    summary: "Creates an account of either role, for administrators.",
    operation: `mutation ($input: CreateUserInput!) { createUser(input: $input) { ...User } } ${user}`,
    answer: "createUser",
    status: 201,
    refusals: [409],
  },
  {
    method: "delete",
    path: "/api/users/{id}",
    summary: "Deletes a customer and all their data, for administrators.",
    operation: "mutation ($id: Int!) { deleteUser(id: $id) }",
    answer: "deleteUser",
    status: 204,
    refusalsAs: "json",
  },
  {
    method: "post",
    path: "/api/maintenance/cleanup-files",
    summary: "Removes all stored guest files except the newest of each event, for administrators.",
    operation: "mutation { cleanUpFiles { message } }",
    answer: "cleanUpFiles",
    status: 200,
    refusalsAs: "json",
  },
];

declareLimit({
  what: "Archives: bytes, packed and unpacked",
  counts: "each archive",
  limit: formatBytes(maxEventArchiveBytes),
  beyond: "413",
});
