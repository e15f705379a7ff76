/** Words of looking after uploaded files. */
export const uploadTexts = {
  tools: "Maintenance Tools",
  toolsHint:
    "Removes every uploaded file but the newest of each event, and temporary files left behind. Guest lists stay as they are.",
  cleanUp: "Clean Up Files",
  cleaningUp: "Cleaning up…",
} as const;
