import { type PointerEvent, useState } from "react";
import { createRoot } from "react-dom/client";
import { seatPlaces } from "../../common/floor-plan/table-seats.ts";
import { type HallTable, hall, hallTables, seatsPerTable } from "./hall.ts";

// The same hall, drawn in the two ways that come to mind first. Built and opened by rivals.ts.

const scale = Math.min((window.innerWidth - 40) / hall.width, (window.innerHeight - 40) / hall.depth);
const form = { shape: "ROUND", capacity: seatsPerTable, width: null, depth: null } as const;
const seats = seatPlaces(form);
const radius = 90;

/** State for each move of the pointer: React renders all tables and seats again. */
function NaivePlan() {
  const [tables, setTables] = useState(hallTables);
  const [held, setHeld] = useState<number | null>(null);

  function move(event: PointerEvent) {
    if (held === null) return;
    const [x, y] = [event.clientX / scale, event.clientY / scale];
    setTables(tables.map((table) => (table.id === held ? { ...table, x, y } : table)));
  }

  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: nobody reads it.
    <svg width={hall.width * scale} height={hall.depth * scale} onPointerMove={move} onPointerUp={() => setHeld(null)}>
      <g transform={`scale(${scale})`}>
        {tables.map((table) => (
          <g
            key={table.id}
            data-table={table.id}
            transform={`translate(${table.x} ${table.y})`}
            onPointerDown={() => setHeld(table.id)}
          >
            {seats.map(({ x, y }) => (
              <circle key={`${x} ${y}`} cx={x} cy={y} r={22} fill="#b2d7ca" stroke="#2a6a5a" />
            ))}
            <circle r={radius} fill="#f2eee8" stroke="#887f75" />
            <text textAnchor="middle" fontSize={60} dy={20}>
              {table.id}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}

/** A canvas, drawn again in each frame in which the pointer moved. */
function startCanvas(root: HTMLElement) {
  const canvas = document.createElement("canvas");
  canvas.width = hall.width * scale;
  canvas.height = hall.depth * scale;
  root.append(canvas);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("There is no canvas.");
  const tables = hallTables();
  let held: HallTable | undefined;
  let isWaiting = false;

  const draw = () => {
    isWaiting = false;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.scale(scale, scale);
    for (const table of tables) drawTable(context, table);
  };
  canvas.addEventListener("pointerdown", ({ clientX, clientY }) => {
    const [x, y] = [clientX / scale, clientY / scale];
    held = tables.find((table) => Math.hypot(table.x - x, table.y - y) < radius);
  });
  canvas.addEventListener("pointermove", ({ clientX, clientY }) => {
    if (!held) return;
    held.x = clientX / scale;
    held.y = clientY / scale;
    if (!isWaiting) requestAnimationFrame(draw);
    isWaiting = true;
  });
  draw();
}

function drawTable(context: CanvasRenderingContext2D, table: HallTable) {
  context.strokeStyle = "#2a6a5a";
  for (const seat of seats) drawCircle(context, table.x + seat.x, table.y + seat.y, 22, "#b2d7ca");
  context.strokeStyle = "#887f75";
  drawCircle(context, table.x, table.y, radius, "#f2eee8");
  context.fillStyle = "#211f1c";
  context.font = "60px sans-serif";
  context.textAlign = "center";
  context.fillText(String(table.id), table.x, table.y + 20);
}

function drawCircle(context: CanvasRenderingContext2D, x: number, y: number, size: number, fill: string) {
  context.beginPath();
  context.arc(x, y, size, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.fill();
  context.stroke();
}

const root = document.getElementById("root");
if (!root) throw new Error("The page has no element #root.");
if (document.body.dataset.rival === "canvas") startCanvas(root);
else createRoot(root).render(<NaivePlan />);
