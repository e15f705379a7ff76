import { formatDistance } from "../../common/floor-plan/lengths.ts";
import type { FixtureKind } from "../../common/floor-plan/plan-types.ts";
import type { RoomLandmark, ShownFixture, ShownRoom } from "../../common/guest-page.ts";
import { isTableNumber } from "../../common/table-name.ts";
import { useLanguage, useText } from "./context.tsx";

interface RoomPictureProps {
  room: ShownRoom;
  table: string;
}

/** A table's place, drawn and in words. Colors are attributes: the style sheet is sent to everybody, this to few. */
export function RoomPicture({ room, table }: RoomPictureProps) {
  const t = useText();
  const { textSize, marked } = room;
  const view = viewOf(room);
  const line = textSize / 10;
  const name = isTableNumber(table) ? t("guest-search.table", { table }) : table;
  return (
    <div className="room">
      <svg
        viewBox={[view.x, view.y, view.width, view.height].map(Math.round).join(" ")}
        role="img"
        aria-label={t("guest-room.picture", { table: name })}
        direction="ltr"
        strokeWidth={round(line)}
        strokeLinejoin="round"
        textAnchor="middle"
      >
        <path d={room.walls} fill="var(--bg)" stroke="var(--edge)" strokeWidth={round(2 * line)} />
        {room.fixtures.map((fixture, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
          <Fixture key={place} fixture={fixture} smallest={0.7 * textSize} />
        ))}
        <path d={room.tables} fill="var(--line)" stroke="var(--edge)" />
        <path d={marked.path} fill="var(--brand)" stroke="var(--brand)" strokeWidth={round(6 * line)} />
        <MarkedLabel room={room} />
        <Here room={room} />
      </svg>
      <Way room={room} />
    </div>
  );
}

const round = (length: number) => Math.round(10 * length) / 10;

/** A narrow room has space on its sides, so that no picture is higher than wide. */
function viewOf({ viewBox }: ShownRoom): ShownRoom["viewBox"] {
  const space = Math.max(0, viewBox.height - viewBox.width);
  return { ...viewBox, x: viewBox.x - space / 2, width: viewBox.width + space };
}

interface LabelProps {
  text: readonly string[];
  x: number;
  y: number;
  size: number;
  isTurned?: boolean;
  fill: string;
  halo?: string;
}

function Label({ text, x, y, size, isTurned = false, fill, halo = "none" }: LabelProps) {
  const middle = { x: Math.round(x), y: Math.round(y) };
  return (
    <text
      y={middle.y}
      fontSize={Math.round(size)}
      fill={fill}
      stroke={halo}
      strokeWidth={round(haloShare * size)}
      paintOrder="stroke"
      unicodeBidi="plaintext"
      {...(isTurned && { transform: `rotate(-90 ${middle.x} ${middle.y})` })}
    >
      {text.map((line, place) => (
        <tspan key={line} x={middle.x} dy={`${round(place === 0 ? 0.35 - (text.length - 1) / 2 : 1)}em`}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** In heights of letters. */
const letterWidth = 0.6;
const widthOf = (text: string, size: number) => letterWidth * size * [...text].length;

/** In heights of letters. */
const haloShare = 0.4;

/** Readable where the label is larger than the table; not one that would cover half the room. */
function MarkedLabel({ room }: { room: ShownRoom }) {
  const { marked, textSize } = room;
  const view = viewOf(room);
  if (!marked.label) return null;
  const { text, x, y } = marked.label;
  const size = Math.max(marked.label.size, 0.8 * textSize);
  const half = (widthOf(text, size) + size) / 2;
  if (half > view.width / 4) return null;
  const inside = Math.max(view.x + half, Math.min(x, view.x + view.width - half));
  return <Label text={[text]} x={inside} y={y} size={size} fill="var(--bg)" halo="var(--brand)" />;
}

function lettering(text: string, { width, height, label: { size } }: ShownFixture, smallest: number) {
  const words = text.split(" ");
  if (widthOf(text, size) <= width) return { text: [text], size };
  const isStacked = words.every((word) => widthOf(word, size) <= width) && words.length * size <= height;
  if (isStacked) return { text: words, size };
  const isTurned = height > width;
  const fitting = (0.9 * size * (isTurned ? height : width)) / widthOf(text, size);
  return { text: [text], size: Math.max(smallest, Math.min(size, fitting)), isTurned };
}

function Fixture({ fixture, smallest }: { fixture: ShownFixture; smallest: number }) {
  const { kind, path, label } = fixture;
  const name = useName()({ kind, label: label.text });
  return (
    <>
      {kind !== "TEXT" && <path d={path} {...lookOf[kind]} />}
      {name !== "" && <Label x={label.x} y={label.y} {...lettering(name, fixture, smallest)} fill="var(--brand)" />}
    </>
  );
}

const furniture = { fill: "var(--wash)", stroke: "var(--edge)" };
const lookOf: Record<Exclude<FixtureKind, "TEXT">, { fill: string; stroke: string }> = {
  STAGE: furniture,
  BAR: furniture,
  DANCE_FLOOR: furniture,
  PILLAR: { fill: "var(--edge)", stroke: "none" },
  // An opening in the wall.
  DOOR: { fill: "var(--panel)", stroke: "var(--panel)" },
};

function useName() {
  const t = useText();
  return ({ kind, label }: RoomLandmark): string => {
    if (label !== "") return label;
    if (kind === "STAGE") return t("guest-room.stage");
    if (kind === "BAR") return t("guest-room.bar");
    return kind === "DANCE_FLOOR" ? t("guest-room.danceFloor") : "";
  };
}

/** A dot at the door; its words stand below the room, where they cover no table. */
function Here({ room }: { room: ShownRoom }) {
  const t = useText();
  const { here, textSize } = room;
  if (!here) return null;
  const text = t("guest-room.youAreHere");
  const view = viewOf(room);
  const half = widthOf(text, textSize) / 2;
  const x = Math.max(view.x + half, Math.min(here.x, view.x + view.width - half));
  return (
    <>
      <circle cx={Math.round(here.x)} cy={Math.round(here.y)} r={Math.round(0.4 * textSize)} stroke="var(--bg)" />
      <text
        x={Math.round(x)}
        y={Math.round(view.y + view.height - textSize)}
        dy=".35em"
        fontSize={Math.round(textSize)}
        fontWeight="600"
      >
        {text}
      </text>
    </>
  );
}

function Way({ room: { way, landmark, unit } }: { room: ShownRoom }) {
  const t = useText();
  const { tag } = useLanguage();
  const name = useName();
  const sentences = [
    ...(way ? [t("guest-room.way", { distance: formatDistance(way.centimeters, unit, tag), side: way.side })] : []),
    ...(landmark ? [t("guest-room.near", { name: name(landmark) })] : []),
  ];
  return sentences.length > 0 && <p className="hint">{sentences.join(" ")}</p>;
}
