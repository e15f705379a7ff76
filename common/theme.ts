/** The look of an event's page. Colors are `#rgb` or `#rrggbb`; the font family starts with one of our fonts. */
export interface EventTheme {
  primaryColor: string;
  backgroundColor: string;
  fontFamily: string;
}

/** The look of an event without the organizer's choices. */
export const defaultTheme: EventTheme & { secondaryColor: string } = {
  primaryColor: "#3B82F6",
  secondaryColor: "#9333EA",
  backgroundColor: "#f9fafb",
  fontFamily: "Inter, sans-serif",
};
