/** Look of an event's page. Colors are `#rgb` or `#rrggbb`; the font family starts with one of our fonts. */
export interface EventTheme {
  primaryColor: string;
  backgroundColor: string;
  fontFamily: string;
}

export const defaultTheme: EventTheme & { secondaryColor: string } = {
  primaryColor: "#3B82F6",
  secondaryColor: "#9333EA",
  backgroundColor: "#f9fafb",
  fontFamily: "Inter, sans-serif",
};
