/**
 * Runs before anything is painted, so that a page in the color mode that the reader chose never flashes in the other. The
 * organizers' app keeps the choice under the same key.
 */
export const inlineScript = `try{document.documentElement.dataset.mode=localStorage["ui-theme"]||"system"}catch{}`;
