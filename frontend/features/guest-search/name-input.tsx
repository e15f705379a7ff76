import { createRecipeContext, type HTMLChakraProps, type RecipeProps } from "@chakra-ui/react";

/** The design system's input without its ties to form fields, which a guest would download for nothing. */
export const NameInput = createRecipeContext({ key: "input" }).withContext<
  HTMLInputElement,
  HTMLChakraProps<"input", RecipeProps<"input">>
>("input");
