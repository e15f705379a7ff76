/** Words of the theme editor and of the printed sign. */
export const themeTexts = {
  title: "Theme Customization",
  intro: "Match the guests’ page to your invitations.",
  primaryColor: "Primary Color",
  backgroundColor: "Page Background Color",
  pick: (label: string) => `Pick: ${label}`,
  fontFamily: "Font Family",
  fontPreview: "Font Preview",
  fontSample: "Anna & Ben welcome you at table 12",
  reset: "Reset to Default",
  save: "Save Theme",
  saving: "Saving…",
  readable: (ratio: string) => `Easy to read: the contrast of your two colors is ${ratio} to 1.`,
  readableLarge: (ratio: string) =>
    `Good for buttons and large text: the contrast of your two colors is ${ratio} to 1. Small text gets a deeper shade.`,
  unreadable: (ratio: string) =>
    `Hard to read: the contrast of your two colors is ${ratio} to 1. Guests see a readable shade of the primary color instead.`,
  preview: "Live Preview",
  previewTitle: "Find your Table",
  previewPrompt: "Enter your name to find your assigned table and seating information.",
  previewSearch: "Search by name to find your table...",

  signTitle: "Find your Table",
  signPrompt: "Scan the code and type your name.",
  signQrLabel: "QR code of the link for guests",
  openSign: "Print a Sign",
  signDialogTitle: "Sign for the Entrance",
  signDialogHint: "A5, ready to print. Put it where your guests come in.",
  print: "Print",
};
