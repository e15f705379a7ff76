import { CloseButton, Input, InputGroup } from "@chakra-ui/react";
import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { t } from "../lib/text.ts";

const debounceMilliseconds = 300;

interface SearchFieldProps {
  label: string;
  placeholder?: string | undefined;
  value: string;
  /** Called 300 ms after typing stops, with the text trimmed. */
  onSearch: (search: string) => void;
}

/** A search box that reports when typing has stopped, and follows outside changes (Back button). */
export function SearchField({ label, placeholder = label, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const reported = useRef(value);

  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    const search = text.trim();
    if (search === reported.current) return;
    const timer = setTimeout(() => {
      reported.current = search;
      onSearch(search);
    }, debounceMilliseconds);
    return () => clearTimeout(timer);
  }, [text, onSearch]);

  return (
    <InputGroup
      startElement={<Search size={16} aria-hidden />}
      endElement={
        text === "" ? undefined : (
          <CloseButton size="xs" me="-2" aria-label={t("ui.clearSearch")} onClick={() => setText("")} />
        )
      }
    >
      <Input
        ps="9"
        role="searchbox"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={(change) => setText(change.currentTarget.value)}
      />
    </InputGroup>
  );
}
