import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { refusalText } from "../../../lib/errors.ts";
import { t } from "../../../lib/text.ts";
import { failure, showToast } from "../../../lib/toast.ts";
import { useSeating } from "../seating.ts";
import { UploadVenuePictureDocument } from "./generated/floor-plan.ts";
import type { PlanActs } from "./use-plan-editor.ts";

export function usePlanActs(): PlanActs {
  const client = useApolloClient();
  const seating = useSeating();
  return useMemo(
    () => ({
      change: (change) => void seating.act({ kind: "changePlan", change }),
      createTables: (tables) => void seating.act({ kind: "createTables", tables }),
      async uploadPicture(file) {
        try {
          const variables = { eventId: seating.eventId, file };
          const { data } = await client.mutate({ mutation: UploadVenuePictureDocument, variables });
          if (data) await seating.catchUp(data.uploadVenuePicture.listVersion);
        } catch (reason) {
          showToast(failure(t("toasts.seatingRefused.title"), refusalText(reason)));
        }
      },
      announce: seating.announcement.set,
    }),
    [client, seating],
  );
}
