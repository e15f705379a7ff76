export function download(file: Blob, filename: string): void {
  const link = document.createElement("a");
  const url = URL.createObjectURL(file);
  link.href = url;
  link.download = filename;
  link.click();
  // Not immediately: the browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
