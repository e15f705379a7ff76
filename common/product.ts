/** The product's name, as people read it. */
export const productName = "Find Your Table";

/** What guests' pages ask of their reader; also what a shared link says below its title. */
export const guestPrompt = "Enter your name to find your assigned table and seating information.";
