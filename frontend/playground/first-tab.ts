import { sampleFirstNames } from "../../common/sample-event.ts";

/** The playground's first tab: operations that need no sign-in. */
export const firstTab = {
  query: `# The API of Find Your Table. Ctrl+Enter runs the query under the cursor,
# Ctrl+Space proposes what can be asked for.
# You act as the user who is signed in in this browser.

query SampleEvent {
  sampleEvent {
    id
    name
    showTablemates
  }
}

query FindTable($eventId: Int!, $name: String!) {
  searchGuests(eventId: $eventId, query: $name) {
    name
    tableNumber
    tablemates {
      name
    }
  }
}

query WhoAmI {
  me {
    name
    role
  }
}
`,
  variables: JSON.stringify({ eventId: 1, name: sampleFirstNames[0] }, null, 2),
};
