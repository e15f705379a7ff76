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

/** What an organizer chooses of a look. */
export const lookFields = ["primaryColor", "backgroundColor", "fontFamily"] as const;

export const isSameLook = (one: EventTheme, other: EventTheme): boolean =>
  lookFields.every((field) => one[field].toLowerCase() === other[field].toLowerCase());
