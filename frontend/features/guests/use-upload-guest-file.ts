import { useMutation } from "@apollo/client/react";
import { UploadGuestFileDocument } from "../../generated/organiser.ts";
import { forgetGuestList } from "./forget-guest-list.ts";

/** Sends a guest list file. */
export function useUploadGuestFile() {
  return useMutation(UploadGuestFileDocument, {
    update(cache, { data }) {
      if (data) forgetGuestList(cache, data.uploadGuestFile.event.id);
    },
  });
}
