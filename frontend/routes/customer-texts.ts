import { productName } from "../../common/product.ts";

/** Words of the customers' screens that belong to no one feature. */
export const customerTexts = {
  pageTitle: (screen: string) => `${screen} · ${productName}`,
  dashboard: {
    title: "Dashboard",
    greeting: (name: string) => `Welcome, ${name}!`,
    intro: "Everything your guests need to find their table.",
    manageEvent: "Manage Your Event",
  },
  editor: {
    back: "Dashboard",
    tabs: "Event sections",
    details: "Event Details",
    guests: "Upload & Manage Guests",
    theme: "Theme Customization",
  },
};
