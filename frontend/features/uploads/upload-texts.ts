/** Words of looking after uploaded files. */
export const uploadTexts = {
  tools: "Maintenance Tools",
  toolsHint:
    "Removes all uploaded files except the newest of each event, and leftover temporary files. Guest lists stay as they are.",
  cleanUp: "Clean Up Files",
  cleaningUp: "Cleaning up…",
} as const;
