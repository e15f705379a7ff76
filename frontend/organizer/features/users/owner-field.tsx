import { useQuery } from "@apollo/client/react";
import { type Ref, useState } from "react";
import { useDebounced } from "../../lib/page.ts";
import { t } from "../../lib/text.ts";
import { SuggestField } from "../../ui/combobox.tsx";
import { OwnerChoicesDocument } from "./generated/users.ts";

const debounceMilliseconds = 300;

interface OwnerFieldProps {
  /** Undefined when none is chosen. */
  onChange: (customerId: number | undefined) => void;
  error: string | undefined;
  inputRef: Ref<HTMLInputElement>;
}

/** The owner of a new event: a customer without an event, found by part of their name, username or email. Optional. */
export function OwnerField({ onChange, error, inputRef }: OwnerFieldProps) {
  const [name, setName] = useState("");
  // Null while the field shows who was chosen.
  const [typed, setTyped] = useState<string | null>(null);
  const search = useDebounced((typed ?? "").trim(), debounceMilliseconds);
  const { data, previousData, loading, error: failure } = useQuery(OwnerChoicesDocument, { variables: { search } });
  const customers = (data ?? previousData)?.users.nodes ?? [];

  function hintFor(): string {
    if (!typed || customers.length > 0) return t("users.owner.hint");
    if (loading) return t("users.owner.searching");
    return failure ? t("users.listFailed") : t("users.owner.noneFound");
  }

  return (
    <SuggestField
      label={t("users.owner.label")}
      placeholder={t("users.owner.placeholder")}
      hint={hintFor()}
      error={error}
      isChoice
      itemsFor={() => customers.map((customer) => ({ ...optionOf(customer), customer }))}
      onPick={({ customer }) => {
        setName(customer.name);
        setTyped(null);
        onChange(customer.id);
      }}
      value={typed ?? name}
      name="owner"
      ref={inputRef}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        setName("");
        onChange(undefined);
      }}
      // What nobody was found by is no owner.
      onBlur={() => setTyped(null)}
    />
  );
}

const optionOf = ({ id, name, email }: { id: number; name: string; email: string }) => ({
  key: String(id),
  title: name,
  note: email,
  text: name,
});
