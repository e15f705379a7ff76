import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { DoorState } from "../book/door-state.ts";
import type { Acts, LastActs } from "./acts.ts";
import type { Asked } from "./asked.ts";

export interface Screen {
  state: DoorState;
  acts: Acts;
  lastActs: LastActs;
  /** Opens a dialog. */
  ask(asked: Asked): void;
}

const ScreenContext = createContext<Screen | undefined>(undefined);

export const OnScreen = ScreenContext.Provider;

export function useScreen(): Screen {
  const screen = useContext(ScreenContext);
  if (!screen) throw new Error("Parts of the door's screen are rendered inside OnScreen.");
  return screen;
}
