import { createContext, type ReactNode, useContext } from "react";
import type { GuestPage } from "../common/guest-page.ts";

const PageContext = createContext<GuestPage | undefined>(undefined);

export function OnPage({ page, children }: { page: GuestPage; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>;
}

export function usePage(): GuestPage {
  const page = useContext(PageContext);
  if (!page) throw new Error("A guest page is rendered inside OnPage.");
  return page;
}
