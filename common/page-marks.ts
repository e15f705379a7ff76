/** Attribute of the app's `<html>`: the request for the page had no session, so nobody is signed in. */
export const withoutSession = "data-without-session";
