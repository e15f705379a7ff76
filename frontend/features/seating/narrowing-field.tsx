import { Input, InputGroup } from "@chakra-ui/react";
import { Search } from "lucide-react";

interface NarrowingFieldProps {
  label: string;
  typed: string;
  isPhone: boolean;
  onType: (typed: string) => void;
}

export function NarrowingField({ label, typed, isPhone, onType }: NarrowingFieldProps) {
  return (
    <InputGroup startElement={<Search size={16} aria-hidden />}>
      <Input
        type="search"
        role="searchbox"
        size={isPhone ? "lg" : "sm"}
        {...(isPhone && { h: "12" })}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </InputGroup>
  );
}
