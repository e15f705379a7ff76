import { createRoot } from "react-dom/client";

// The least that a page with React costs. Built and served by bare-app.ts.
const root = document.body.appendChild(document.createElement("div"));
createRoot(root).render(<input type="password" name="password" />);
