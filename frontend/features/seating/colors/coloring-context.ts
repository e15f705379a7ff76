import { createContext } from "react";
import type { Coloring } from "../model/coloring.ts";

/** What rows of guests are colored by; null for nothing. */
export const ColoringContext = createContext<Coloring | null>(null);
