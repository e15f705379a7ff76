import { z } from "zod";
import { rule } from "./rule-messages.ts";

const usernameLength = { min: 3, max: 50 } as const;

export const minPasswordLength = 6;

/** Hashing more would only cost time. */
const maxPasswordLength = 200;

const userNameLength = { min: 2, max: 100 } as const;

// Alphabets in common use (Unicode Standard Annex 31, table 5), and those that are used together.
const alphabets = [
  ..."Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hebr Khmr Knda Laoo Latn Mlym Mymr Orya Sinh Taml Telu Thaa Thai Tibt"
    .split(" ")
    .map((script) => [script]),
  ["Hani", "Hira", "Kana"],
  ["Hani", "Hang"],
  ["Hani", "Bopo"],
];
const shared = "\\p{scx=Zyyy}\\p{scx=Zinh}";
const oneAlphabet = new RegExp(
  `^(?:${alphabets.map((scripts) => `[${shared}${scripts.map((script) => `\\p{scx=${script}}`).join("")}]*`).join("|")})$`,
  "u",
);

// Invisible characters, and those that change the writing direction. Unicode calls the Braille blank a symbol.
const invisible = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

const compatible = (username: string) => username.normalize("NFKC");

/** For new usernames, which cannot pass for an e-mail address or somebody else's name. Older accounts keep theirs. */
export const usernameSchema = z
  .string()
  .trim()
  .min(usernameLength.min, rule("rules.usernameTooShort"))
  .max(usernameLength.max, rule("rules.usernameTooLong"))
  .refine((username) => !compatible(username).includes("@"), rule("rules.usernameWithAt"))
  .refine((username) => !invisible.test(username), rule("rules.usernameWithInvisible"))
  .refine((username) => oneAlphabet.test(compatible(username)), rule("rules.usernameOfTwoAlphabets"));

/** For new passwords. The server also refuses common ones: their list is too long for a browser. */
export const passwordSchema = z
  .string()
  .min(minPasswordLength, rule("rules.passwordTooShort"))
  .max(maxPasswordLength, rule("rules.passwordTooLong"))
  .regex(/\S/u, rule("rules.passwordBlank"));

const nameSchema = z
  .string()
  .trim()
  .min(userNameLength.min, rule("rules.nameTooShort"))
  .max(userNameLength.max, rule("rules.nameTooLong"));

const emailSchema = z
  .string()
  .trim()
  .max(254, rule("rules.notAnEmail"))
  .pipe(z.email(rule("rules.notAnEmail")));

/** Input for a new account, except its role. Texts are trimmed, except the password. */
export const accountSchema = z.object({
  username: usernameSchema,
  password: passwordSchema,
  name: nameSchema,
  email: emailSchema,
});

/** What users change about themselves, except the password. Texts are trimmed. */
export const accountChangesSchema = z.object({ name: nameSchema, email: emailSchema }).partial();
