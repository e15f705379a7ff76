import { useApolloClient } from "@apollo/client/react";
import { Button, Flex, Grid, Heading, IconButton, Text } from "@chakra-ui/react";
import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { minRoomSide } from "../../../../../common/floor-plan/plan-limits.ts";
import {
  roomCorners,
  withCornerAfter,
  withCornerAt,
  withoutCorner,
} from "../../../../../common/floor-plan/room-outline.ts";
import { refusalText } from "../../../lib/errors.ts";
import { t } from "../../../lib/text.ts";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { FileButton } from "../../../ui/file-button.tsx";
import { SwitchRow } from "../../../ui/switch-field.tsx";
import { CommitField } from "../fields.tsx";
import { UploadVenuePictureDocument } from "../generated/board-acts.ts";
import type { VenuePicture } from "../model/extras.ts";
import { useSeating } from "../seating.ts";
import { LengthField } from "./thing-form.tsx";
import type { PlanEditor } from "./use-plan-editor.ts";

interface RoomFormProps {
  editor: PlanEditor;
}

export function RoomForm({ editor }: RoomFormProps) {
  const { unit, isReadOnly } = editor;
  const { plan } = editor.contents;
  return (
    <Flex as="section" direction="column" gap="3" aria-label={t("floor-plan.room.title")}>
      <RoomSize editor={editor} />
      <ChoiceField
        label={t("floor-plan.unit")}
        value={unit}
        options={[
          { value: "m", label: t("floor-plan.units.m") },
          { value: "ft", label: t("floor-plan.units.ft") },
        ]}
        onChoose={(value) => editor.change({ isInFeet: value === "ft" })}
      />
      <SwitchRow
        label={t("floor-plan.room.walls")}
        isOn={editor.isEditingWalls}
        isDisabled={isReadOnly}
        onChange={editor.setIsEditingWalls}
      />
      {editor.isEditingWalls && <Corners editor={editor} />}
      <SwitchRow
        label={t("floor-plan.room.showGuests")}
        isOn={plan.isShownToGuests}
        isDisabled={isReadOnly}
        // Guests read lengths in the unit that the organizer sees.
        onChange={(isShownToGuests) => editor.change({ isShownToGuests, isInFeet: unit === "ft" })}
      />
      <Text textStyle="note">{t("floor-plan.room.showGuestsHint")}</Text>
      <PictureForm editor={editor} />
    </Flex>
  );
}

function RoomSize({ editor }: RoomFormProps) {
  const { unit } = editor;
  const { plan } = editor.contents;
  if (plan.outline.length > 0) return null;
  const field = { editor, smallest: minRoomSide };
  return (
    <Grid templateColumns="1fr 1fr" gap="3">
      <LengthField
        {...field}
        label={t("floor-plan.room.width", { unit })}
        value={plan.width}
        onCommit={(width) => editor.change({ width })}
      />
      <LengthField
        {...field}
        label={t("floor-plan.room.depth", { unit })}
        value={plan.depth}
        onCommit={(depth) => editor.change({ depth })}
      />
    </Grid>
  );
}

function Corners({ editor }: RoomFormProps) {
  const { unit } = editor;
  const { plan } = editor.contents;
  const corners = roomCorners(plan);
  return (
    <Flex direction="column" gap="2">
      <Text textStyle="note">{t("floor-plan.room.wallsHint")}</Text>
      {corners.map((corner, index) => {
        const number = index + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is nothing but its place in the order.
          <Grid key={index} templateColumns="1fr 1fr auto auto" gap="1" alignItems="end">
            <LengthField
              editor={editor}
              label={t("floor-plan.room.cornerX", { number, unit })}
              value={corner.x}
              onCommit={(x) => editor.saveOutline(withCornerAt(corners, index, { ...corner, x }))}
            />
            <LengthField
              editor={editor}
              label={t("floor-plan.room.cornerY", { number, unit })}
              value={corner.y}
              onCommit={(y) => editor.saveOutline(withCornerAt(corners, index, { ...corner, y }))}
            />
            <IconButton
              size="sm"
              variant="ghost"
              aria-label={t("floor-plan.room.addCorner", { number })}
              onClick={() => editor.saveOutline(withCornerAfter(corners, index))}
            >
              <Plus />
            </IconButton>
            <IconButton
              size="sm"
              variant="ghost"
              aria-label={t("floor-plan.room.removeCorner", { number })}
              disabled={corners.length <= 3}
              onClick={() => editor.saveOutline(withoutCorner(corners, index))}
            >
              <Minus />
            </IconButton>
          </Grid>
        );
      })}
      {plan.outline.length > 0 && (
        <Button size="sm" variant="outline" alignSelf="start" onClick={() => editor.change({ outline: null })}>
          {t("floor-plan.room.rectangle")}
        </Button>
      )}
    </Flex>
  );
}

/** Centimeters. */
const minWidth = 10;

function PictureForm({ editor }: RoomFormProps) {
  const { isReadOnly } = editor;
  const { picture } = editor.contents.plan;
  if (isReadOnly && !picture) return null;
  return (
    <Flex direction="column" gap="3">
      <Heading as="h3" textStyle="sm">
        {t("floor-plan.picture.title")}
      </Heading>
      {!isReadOnly && <PictureChooser hasPicture={picture !== null} />}
      {picture && <PictureFields editor={editor} picture={picture} />}
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

function PictureFields({ editor, picture }: RoomFormProps & { picture: VenuePicture }) {
  const { unit, isReadOnly } = editor;
  const { x, y, width, opacity } = picture;
  const save = (change: Partial<Omit<VenuePicture, "url" | "aspect">>) =>
    editor.change({ picture: { x, y, width, opacity, ...change } });
  return (
    <>
      <Grid templateColumns="1fr 1fr" gap="3" alignItems="end">
        <LengthField
          editor={editor}
          label={t("floor-plan.picture.x", { unit })}
          value={x}
          onCommit={(to) => save({ x: to })}
        />
        <LengthField
          editor={editor}
          label={t("floor-plan.picture.y", { unit })}
          value={y}
          onCommit={(to) => save({ y: to })}
        />
        <LengthField
          editor={editor}
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
