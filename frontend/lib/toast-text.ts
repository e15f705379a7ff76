export interface ToastText {
  type: "success" | "error";
  title: string;
  description?: string | undefined;
}

export const success = (title: string, description?: string): ToastText => ({ type: "success", title, description });
export const failure = (title: string, description?: string): ToastText => ({ type: "error", title, description });
