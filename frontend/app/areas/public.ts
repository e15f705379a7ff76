import { GuestData } from "../../routes/guest-data.tsx";
import { Help } from "../../routes/help.tsx";
import { NotFound } from "../../routes/not-found.tsx";
import { SignInLink } from "../../routes/sign-in-link.tsx";

export const screens = { GuestData, Help, NotFound, SignInLink };
