declare module "virtual:guest-page-script" {
  export const scriptPath: string;
}
