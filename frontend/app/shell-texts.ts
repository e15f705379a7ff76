import { productName } from "../../common/product.ts";

/** The texts around the screens: navigation, footer, sidebar, and what shows when a screen is missing or broken. */
export const shellTexts = {
  loading: "Loading…",
  skipToContent: "Skip to content",
  mainNavigation: "Main",
  footerNavigation: "Footer",
  adminNavigation: "Administration",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  userMenu: (name: string) => `Account of ${name}`,

  dashboard: "Dashboard",
  home: "Home",
  login: "Login",
  logout: "Logout",
  events: "Events",
  customers: "Customers",
  newUser: "Add New User",

  copyright: (year: number) => `© ${year} ${productName}`,
  creatorCredit: `Made with ${productName}`,

  colourMode: "Color mode",
  light: "Light",
  dark: "Dark",
  system: "System",

  tryAgain: "Try again",
  loadFailed: {
    title: "This page could not be loaded",
    text: "Your connection may be weak. Check it, then try again.",
  },
  broken: {
    title: "Something went wrong",
    text: "This page ran into a problem. Try again. If that does not help, please contact the person who gave you the link.",
  },
};
