/** @jsxImportSource preact */
import "../styles/index.css";
import { render } from "preact";
import { Door } from "./door.tsx";
import { keepPage } from "./keep-page.ts";

const place = document.getElementById("door");
if (place) render(<Door />, place);
void keepPage();
