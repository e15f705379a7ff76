import { newEventSchema } from "../../common/event-rules.ts";

const remarks = `columns { name use reason isCertain }
  decisions { id question reason taken isCertain options { value label } }
  rowErrors { row message } notGuests { row message } warnings`;

/** What REST calls send of the types of the graph, by their names in the description of the API. */
export const fragments: Readonly<Record<string, string>> = {
  User: "on User { id name email username role createdAt }",
  Theme: `on Theme {
    primaryColor secondaryColor backgroundColor fontFamily
    picture { kind path width height smallPath smallWidth ink scrim }
  }`,
  Event: `on Event {
    id userId: ownerId ${Object.keys(newEventSchema.shape).join(" ")} isSample shortLink
    theme { ...Theme }
    hiddenColumns createdAt updatedAt
  }`,
  PublicEvent: `on PublicEvent {
    id name date location greeting guestLanguages showTablemates asksForCode
    theme { ...Theme }
  }`,
  Guest: "on Guest { id name tableNumber additionalInfo }",
  GuestMatch: "on GuestMatch { id name tableNumber additionalInfo }",
  Tablemate: "on Tablemate { id name tableNumber }",
  HistoryEntry: "on HistoryEntry { id action details userId user { name role } createdAt }",
  GuestImport: `on GuestImport { guestCount mode added moved changed removed historyEntryId ${remarks} }`,
  GuestFilePreview: `on GuestFilePreview {
    guestCount tableCount mode problem ${remarks} undoneEdits listVersion
    added { ...Difference } moved { ...Difference } changed { ...Difference } removed { ...Difference }
    stayedCount stayed { id name field column before file list isTaken }
  }`,
  Difference: `on GuestDifference {
    totalCount
    guests { name tableNumber previousName previousTableNumber changes { column before after } }
  }`,
  DoorReceipt: "on DoorReceipt { stored needLook }",
  DoorState: `on DoorState {
    arrivedCount expectedCount version listVersion
    guests { guestId walkInId name tableLabel arrivedAt }
    needLook { operationIds reason }
  }`,
};
