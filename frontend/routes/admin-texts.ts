import { productName } from "../../common/product.ts";

/** Words of the administrators' screens that belong to no one feature. */
export const adminTexts = {
  pageTitle: (screen: string) => `${screen} · ${productName}`,
  dashboard: {
    title: "Dashboard",
    totalEvents: "Total Events",
    activeCustomers: "Active Customers",
    filesUploaded: "Files Uploaded",
    totalSearches: "Total Searches",
    figures: "Figures",
    figuresFailed: "The figures could not be loaded",
    recentEvents: "Recent Events",
    viewAllEvents: "View All Events",
  },
  events: {
    title: "All Events",
    backToDashboard: "Dashboard",
    eventsOf: (owner: string) => `Events of ${owner}`,
    eventsOfOne: "Events of one customer",
    showAll: "Show all events",
    noneOfOwner: "This customer has no event yet",
    noneOfOwnerHint: "It appears here as soon as it is created.",
  },
  customers: {
    title: "Customers",
    backToDashboard: "Dashboard",
    figures: "Figures",
    total: "Total Customers",
    newThisMonth: "New This Month",
  },
  newEvent: {
    title: "Create Event",
    backToEvents: "All Events",
  },
  newUser: { title: "Add New User", backToDashboard: "Dashboard" },
  event: {
    backToEvents: "All Events",
    loadFailed: "The event could not be loaded",
    tabs: "Event sections",
    details: "Event Details",
    guests: "Guest List",
    theme: "Theme",
    history: "History",
  },
};
