/** What the API answers of an event's theme. */
export const theme = `
  fragment Theme on Theme {
    primaryColor secondaryColor backgroundColor fontFamily
    picture { kind path width height smallPath smallWidth ink scrim }
  }`;

/** What the API answers of an event to those who manage it. */
export const event = `
  fragment Event on Event {
    id userId: ownerId name description date day location isPublic showTablemates guestCode greeting
    guestLanguages isSample shortLink
    theme { ...Theme }
    hiddenColumns createdAt updatedAt
  }
  ${theme}`;
