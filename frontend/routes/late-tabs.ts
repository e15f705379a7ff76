import { lateTab } from "../ui/late-tab.tsx";

export const themeEditor = lateTab(async () => (await import("../features/themes/theme-editor.tsx")).ThemeEditor);
export const themePreview = lateTab(
  async () => (await import("../features/themes/phone/theme-preview.tsx")).ThemePreview,
);
export const eventHistory = lateTab(async () => (await import("./event-history.tsx")).EventHistory);
