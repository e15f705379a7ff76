import { Box, IconButton, VisuallyHidden } from "@chakra-ui/react";
import { Search, X } from "lucide-react";
import { type Ref, useId } from "react";
import { maxSearchLength } from "../../../common/limits.ts";
import { t } from "../../lib/text.ts";
import { NameInput } from "./name-input.tsx";

interface SearchBoxProps {
  text: string;
  onText: (text: string) => void;
  onClear: () => void;
  inputRef: Ref<HTMLInputElement>;
  disabled?: boolean;
}

/** Where a guest types a name. */
export function SearchBox({ text, onText, onClear, inputRef, disabled }: SearchBoxProps) {
  const id = useId();
  return (
    <Box as="search" position="relative" w="full">
      <form onSubmit={(event) => event.preventDefault()}>
        <VisuallyHidden asChild>
          <label htmlFor={id}>{t("guest-search.searchLabel")}</label>
        </VisuallyHidden>
        <Box
          asChild
          position="absolute"
          insetInlineStart="min(1.25rem, 5vw)"
          insetBlock="0"
          my="auto"
          color="fg.muted"
          zIndex="1"
        >
          <Search size={22} aria-hidden="true" />
        </Box>
        <NameInput
          ref={inputRef}
          id={id}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={maxSearchLength}
          disabled={disabled}
          placeholder={t("guest-search.placeholder")}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
          size="2xl"
          borderRadius="l3"
          shadow="card"
          ps="min(3.5rem, 15vw)"
          pe={text ? "min(3.5rem, 16vw)" : "4"}
          fontSize={{ base: "md", sm: "lg" }}
          textOverflow="ellipsis"
        />
        {text && (
          <IconButton
            type="button"
            variant="ghost"
            aria-label={t("guest-search.clear")}
            onClick={onClear}
            position="absolute"
            insetInlineEnd="min(0.625rem, 2vw)"
            insetBlock="0"
            my="auto"
            boxSize="44px"
            minH="0"
            px="0"
            borderRadius="full"
          >
            <X aria-hidden="true" />
          </IconButton>
        )}
      </form>
    </Box>
  );
}
