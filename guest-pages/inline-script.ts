/** Runs before the first paint, so that the other color mode never flashes. The organizers' app uses the same key. */
export const inlineScript = `try{document.documentElement.dataset.mode=localStorage["ui-theme"]||"system"}catch{}`;
