declare module "virtual:guest-page-script" {
  /** The address of the script of guest pages, such as /assets/guest-page-1a2b3c4d.js. */
  export const scriptPath: string;
}
