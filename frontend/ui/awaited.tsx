import { type ReactNode, Suspense } from "react";
import { t } from "../lib/text.ts";
import { PageSpinner } from "./page-spinner.tsx";

/** Says that something loads while the code of its children comes. */
export function Awaited({ children }: { children: ReactNode }) {
  return <Suspense fallback={<PageSpinner label={t("shell.loading")} />}>{children}</Suspense>;
}
