import { counted } from "../../common/counted.ts";
import { guestFileRefusals } from "../../common/guest-file.ts";

/** A toast without its behaviour: the whole catalogue of them is below. */
export interface ToastText {
  type: "success" | "error";
  title: string;
  description?: string;
}

const success = (title: string, description?: string): ToastText => ({ type: "success", title, description });
const failure = (title: string, description?: string): ToastText => ({ type: "error", title, description });

/** Every toast of the product. An `errorText` parameter takes what `errorText(error)` answers. */
export const toastTexts = {
  welcomeBack: (name: string) => success("Welcome back", `You are now logged in as ${name}`),
  loginFailed: (errorText: string) => failure("Login failed", errorText),
  loggedOut: success("Logged out", "You have been successfully logged out."),
  logoutFailed: (errorText: string) => failure("Logout failed", errorText),
  sidebarLogoutFailed: failure("Logout failed", "There was an error logging out. Please try again."),

  eventCreated: (name: string) => success("Event created", `“${name}” is ready for its guest list.`),
  createEventFailed: (errorText: string) => failure("Failed to create event", errorText),
  eventUpdated: success("Event updated", "Your changes have been saved."),
  updateEventFailed: (errorText: string) => failure("Failed to update event", errorText),
  eventDeleted: success("Event deleted", "The event and its guest list have been removed."),
  deleteEventFailed: (errorText: string) => failure("Failed to delete event", errorText),
  eventNotFound: failure(
    "Event not found",
    "The requested event does not exist or you don't have permission to view it.",
  ),
  eventLimitReached: failure(
    "Event limit reached",
    "Customers are limited to one event. Please edit your existing event.",
  ),
  themeSaved: success("Theme saved", "Guests see the new look from now on."),

  guestAdded: (name: string) => success("Guest added", `${name} is on the list.`),
  addGuestFailed: (errorText: string) => failure("Failed to add guest", errorText),
  guestUpdated: (name: string) => success("Guest updated", `${name} has been saved.`),
  updateGuestFailed: (errorText: string) => failure("Error updating guest", errorText),
  guestDeleted: (name: string) => success("Guest deleted", `${name} is no longer on the list.`),
  deleteGuestFailed: (errorText: string) => failure("Error deleting guest", errorText),
  guestRemoved: (name: string) => success("Guest removed", `${name} is no longer on the list.`),
  removeGuestFailed: (errorText: string) => failure("Failed to remove guest", errorText),

  fileUploaded: success("File uploaded", "Guest data has been successfully imported."),
  uploadFailed: (errorText: string) => failure("Upload failed", errorText),
  guestListRestored: (count: number) =>
    success("Guest list restored", `${counted(count, "guest is", "guests are")} on the list.`),
  restoreGuestListFailed: (errorText: string) => failure("Failed to restore guest list", errorText),
  fileTooLarge: failure("File too large", guestFileRefusals.TOO_LARGE),
  invalidFileType: failure("Invalid file type", guestFileRefusals.UNSUPPORTED_FILE),

  userCreated: (name: string) => success("User created successfully", `${name} can sign in now.`),
  createUserFailed: (errorText: string) => failure("Failed to create user", errorText),
  customerDeleted: success("Customer deleted", "The account and its events have been removed."),
  deleteCustomerFailed: (message?: string) =>
    failure("Failed to delete customer", message || "Failed to delete customer"),

  linkCopied: success("Link copied"),
  copied: success("Copied!", "Link copied to clipboard."),
  cleanupSuccessful: (message: string) => success("Cleanup Successful", message),
  cleanupFailed: (message?: string) => failure("Cleanup Failed", message || "Error cleaning up files"),
};
