import type { ComponentType } from "react";
import { type LatePart, latePart } from "../lib/late-part.tsx";
import { t } from "../lib/text.ts";
import { PageSpinner } from "./page-spinner.tsx";

/** What a tab shows; its code comes after the screen. */
export function lateTab<Props extends object>(importTab: () => Promise<ComponentType<Props>>): LatePart<Props> {
  return latePart(importTab, () => <PageSpinner label={t("shell.loading")} />);
}
