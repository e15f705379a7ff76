import { createRecipeContext, type HTMLChakraProps, type RecipeProps } from "@chakra-ui/react";

/** The design system's input without its form field code, which guests would download for nothing. */
export const NameInput = createRecipeContext({ key: "input" }).withContext<
  HTMLInputElement,
  HTMLChakraProps<"input", RecipeProps<"input">>
>("input");
