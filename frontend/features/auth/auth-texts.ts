import { productName } from "../../../common/product.ts";

/** Every text of signing in and out. */
export const authTexts = {
  loading: "Loading…",
  tryAgain: "Try again",
  unknownUserTitle: "We could not check who you are",
  accessDeniedTitle: "Access Denied",
  accessDeniedText: "You do not have admin privileges to access this page.",
  backHome: "Back to the home page",

  login: "Login",
  logout: "Logout",
  dashboard: "Dashboard",
  home: "Home",

  signInTitle: "Sign in",
  signInIntro: "Welcome back. Sign in to manage your event.",
  username: "Username or email",
  password: "Password",
  rememberMe: "Remember me",
  forgotPassword: "Forgot password?",
  loggingIn: "Logging in…",
  noAccount: "No account yet? Contact an administrator to get one.",
  termsNote: "By signing in you agree to our Terms of Service and Privacy Policy.",

  featuresTitle: "Every guest finds their seat",
  featuresIntro: `${productName} turns the spreadsheet you already have into a page your guests search from their phones.`,
  features: [
    { title: "Upload what you have", text: "Seating data from CSV or Excel files, read in seconds." },
    { title: "Live guest search", text: "Guests type part of a name and see their table at once." },
    { title: "Your colors", text: "Theme colors and fonts that match your event's branding." },
    { title: "One link to share", text: "A shareable link for invitations, messages and the door." },
  ],
};
