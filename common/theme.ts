/** How an event's page looks. Colours are `#rgb` or `#rrggbb`; the font family names one of ours first. */
export interface EventTheme {
  primaryColor: string;
  backgroundColor: string;
  fontFamily: string;
}

/** The look of an event whose organiser has chosen none. */
export const defaultTheme: EventTheme & { secondaryColor: string } = {
  primaryColor: "#3B82F6",
  secondaryColor: "#9333EA",
  backgroundColor: "#f9fafb",
  fontFamily: "Inter, sans-serif",
};
