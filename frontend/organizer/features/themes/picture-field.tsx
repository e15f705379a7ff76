import { Box, Button, Flex, Image, Spinner, Stack, Text } from "@chakra-ui/react";
import { useId, useState } from "react";
import { maxPictureSide, maxUploadBytes } from "../../../../common/limits.ts";
import type { Event_EditableFragment } from "../../event/generated/event-here.ts";
import type { PictureKind } from "../../generated/schema-types.ts";
import { useAct } from "../../lib/act.ts";
import { t } from "../../lib/text.ts";
import { success } from "../../lib/toast.ts";
import { FileButton } from "../../ui/file-button.tsx";
import { RemoveEventPictureDocument, UploadEventPictureDocument } from "./generated/themes.ts";

type Picture = Event_EditableFragment["theme"]["picture"];

interface PictureFieldProps {
  eventId: number;
  picture: Picture;
}

/** The monogram or photo of an event's page. A change is saved at once. */
export function PictureField({ eventId, picture }: PictureFieldProps) {
  const [isPreparing, setIsPreparing] = useState(false);
  const [act, isSaving] = useAct();
  const isBusy = isPreparing || isSaving;
  const labelId = useId();
  const toasts = {
    done: success(t("toasts.themeSaved.title"), t("toasts.themeSaved.text")),
    failed: t("toasts.updateEventFailed.title"),
  };

  async function upload(kind: PictureKind, chosen: File) {
    setIsPreparing(true);
    const file = await smallerPicture(chosen);
    await act({ mutation: UploadEventPictureDocument, variables: { eventId, kind, file }, ...toasts });
    setIsPreparing(false);
  }

  const remove = () => act({ mutation: RemoveEventPictureDocument, variables: { eventId }, ...toasts });

  return (
    <Stack gap="3" role="group" aria-labelledby={labelId} aria-busy={isBusy}>
      <Box>
        <Text id={labelId} textStyle="sm" fontWeight="medium">
          {t("themes.picture.title")}
        </Text>
        <Text textStyle="note">{t("themes.picture.hint")}</Text>
      </Box>
      <Flex gap="4" align="center" wrap="wrap">
        <Thumbnail picture={picture} isBusy={isBusy} />
        <Flex gap="2" wrap="wrap">
          {(["MONOGRAM", "PHOTO"] as const).map((kind) => (
            <FileButton
              key={kind}
              variant="outline"
              label={t(kind === "PHOTO" ? "themes.picture.uploadPhoto" : "themes.picture.uploadMonogram")}
              accept="image/png,image/jpeg,image/webp"
              disabled={isBusy}
              onFile={(file) => void upload(kind, file)}
            />
          ))}
          {picture && (
            <Button variant="ghost" disabled={isBusy} onClick={() => void remove()}>
              {t("themes.picture.remove")}
            </Button>
          )}
        </Flex>
      </Flex>
    </Stack>
  );
}

/** Its size is the same with and without a picture, so that nothing moves. */
function Thumbnail({ picture, isBusy }: { picture: Picture; isBusy: boolean }) {
  const isMonogram = picture?.kind === "MONOGRAM";
  return (
    <Flex
      align="center"
      justify="center"
      w="28"
      h="20"
      p={isMonogram ? "2" : "0"}
      overflow="hidden"
      borderWidth="1px"
      borderStyle={picture ? "solid" : "dashed"}
      borderColor="border.emphasized"
      borderRadius="l2"
      bg={picture?.ink ? "white" : "bg.subtle"}
      color="fg.muted"
      textStyle="xs"
    >
      {picture && !isBusy && (
        <Image
          src={picture.smallPath ?? picture.path}
          alt={t(isMonogram ? "themes.picture.yourMonogram" : "themes.picture.yourPhoto")}
          boxSize="full"
          objectFit={isMonogram ? "contain" : "cover"}
        />
      )}
      {!picture && !isBusy && t("themes.picture.none")}
      {isBusy && <Spinner size="sm" />}
    </Flex>
  );
}

const quality = 0.9;

/** A smaller JPEG of pictures that are too large to upload. What the browser cannot read stays as it is. */
async function smallerPicture(file: File): Promise<File> {
  if (file.size <= maxUploadBytes) return file;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return file;
  const scale = Math.min(1, maxPictureSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
  return blob ? new File([blob], file.name, { type: blob.type }) : file;
}
