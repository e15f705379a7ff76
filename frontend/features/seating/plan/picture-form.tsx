import { useApolloClient } from "@apollo/client/react";
import { Button, Flex, Grid, Heading, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { LengthUnit } from "../../../../common/floor-plan/lengths.ts";
import { refusalText } from "../../../lib/errors.ts";
import { t } from "../../../lib/text.ts";
import { FileButton } from "../../../ui/file-button.tsx";
import { UploadVenuePictureDocument } from "../generated/board-acts.ts";
import type { VenuePicture } from "../model/floor-plan.ts";
import { CommitField } from "../panels/commit-field.tsx";
import { useSeating } from "../seating.ts";
import { LengthField } from "./length-field.tsx";
import type { PlanEditor } from "./use-plan-editor.ts";

interface PictureFormProps {
  editor: PlanEditor;
  unit: LengthUnit;
  isReadOnly: boolean;
}

/** Centimeters. */
const minWidth = 10;

export function PictureForm({ editor, unit, isReadOnly }: PictureFormProps) {
  const { picture } = editor.contents.plan;
  if (isReadOnly && !picture) return null;
  return (
    <Flex direction="column" gap="3">
      <Heading as="h3" textStyle="sm">
        {t("floor-plan.picture.title")}
      </Heading>
      {!isReadOnly && <PictureChooser hasPicture={picture !== null} />}
      {picture && <PictureFields editor={editor} picture={picture} unit={unit} isReadOnly={isReadOnly} />}
    </Flex>
  );
}

function PictureChooser({ hasPicture }: { hasPicture: boolean }) {
  const client = useApolloClient();
  const { eventId, catchUp, refuse } = useSeating();
  const [isUploading, setIsUploading] = useState(false);

  async function upload(file: File) {
    setIsUploading(true);
    try {
      const { data } = await client.mutate({ mutation: UploadVenuePictureDocument, variables: { eventId, file } });
      if (data) await catchUp(data.uploadVenuePicture.listVersion);
    } catch (reason) {
      refuse(refusalText(reason));
    }
    setIsUploading(false);
  }

  const idle = t(hasPicture ? "floor-plan.picture.replace" : "floor-plan.picture.choose");
  return (
    <>
      <Flex>
        <FileButton
          variant="outline"
          label={isUploading ? t("floor-plan.picture.uploading") : idle}
          accept="image/png,image/jpeg"
          disabled={isUploading}
          onFile={(file) => void upload(file)}
        />
      </Flex>
      <Text textStyle="xs" color="fg.muted">
        {t("floor-plan.picture.hint")}
      </Text>
    </>
  );
}

function PictureFields({ editor, picture, unit, isReadOnly }: PictureFormProps & { picture: VenuePicture }) {
  const { x, y, width, opacity } = picture;
  const save = (change: Partial<Omit<VenuePicture, "url" | "aspect">>) =>
    editor.change({ picture: { x, y, width, opacity, ...change } });
  const field = { unit, isDisabled: isReadOnly };
  return (
    <>
      <Grid templateColumns="1fr 1fr" gap="3" alignItems="end">
        <LengthField
          {...field}
          label={t("floor-plan.picture.x", { unit })}
          value={x}
          onCommit={(to) => save({ x: to })}
        />
        <LengthField
          {...field}
          label={t("floor-plan.picture.y", { unit })}
          value={y}
          onCommit={(to) => save({ y: to })}
        />
        <LengthField
          {...field}
          label={t("floor-plan.picture.width", { unit })}
          value={width}
          smallest={minWidth}
          onCommit={(to) => save({ width: to })}
        />
        <CommitField
          label={t("floor-plan.picture.opacity")}
          value={String(opacity)}
          inputMode="numeric"
          isDisabled={isReadOnly}
          onCommit={(text) => {
            if (/^\d{1,3}$/.test(text)) save({ opacity: Math.min(100, Number(text)) });
          }}
        />
      </Grid>
      {!isReadOnly && (
        <Button size="sm" variant="outline" alignSelf="start" onClick={() => editor.change({ removePicture: true })}>
          {t("floor-plan.picture.remove")}
        </Button>
      )}
    </>
  );
}
