import { lazy, Suspense } from "react";
import { useDatabaseAway } from "./database-away.ts";

const DatabaseNotice = lazy(async () => ({ default: (await import("./database-notice.tsx")).DatabaseNotice }));

/** Stays until the server reaches its database again. Its code comes when it is wanted. */
export function LateDatabaseNotice() {
  const isAway = useDatabaseAway();
  if (!isAway) return null;
  return (
    <Suspense>
      <DatabaseNotice />
    </Suspense>
  );
}
