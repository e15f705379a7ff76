import { guestPrompt } from "../../../common/product.ts";
import { sampleFirstNames } from "../../../common/sample-event.ts";

const names = new Intl.ListFormat("en", { type: "disjunction" }).format(sampleFirstNames);

/** Every text of the search for a guest's table. */
export const guestSearchTexts = {
  homeTitle: "Find Your Table",
  guestPageTitle: "Find your Table",
  prompt: guestPrompt,
  demoHint: `This is a demo. Try searching for first names such as ${names}.`,
  sampleEvent: "Sample Event",
  loading: "Loading...",

  placeholder: "Search by name to find your table...",
  searchLabel: "Your name",
  clear: "Clear the search",
  keepTyping: "Type at least 2 letters of your name.",
  searching: "Searching…",

  welcome: (name: string) => `Welcome, ${name}!`,
  seatedAt: "You're seated at table",
  noTable: "We couldn't find your table assignment. Please check with the host.",
  guestDetails: "Guest Details",
  tablemates: "Your tablemates",
  notYou: "Not you?",
  notYouText: "Other guests match what you typed.",
  /** A number says little alone; a name such as "Head Table" speaks for itself. */
  table: (table: string) => (/^\p{N}/u.test(table) || table.length <= 2 ? `Table ${table}` : table),

  codePrompt: "This event asks for a code. You can find it on your invitation.",
  codeLabel: "Code from your invitation",
  codeEnter: "Continue",
  codeChecking: "Checking…",

  noneTitle: "No guests found",
  noneText: "We couldn't find any guests matching your search. Please try a different name or check your spelling.",
  noneFullNameText: "If you typed only part of your name, please type your first and last name.",
  failedText: "The search did not get through. Your connection may be weak.",
  lastFound: "Last table found",
  lastFoundAt: (time: string) => `Found on this device on ${time}. It may have changed since.`,
  tryAgain: "Try Again",
  tryAnotherSearch: "Try Another Search",

  eventMissingTitle: "Event Not Found",
  eventMissingText: "The event you're looking for doesn't exist or may have been removed.",
  eventFailedTitle: "This page could not be loaded",
  customerDashboard: "Customer Dashboard",
  login: "Login",
};
