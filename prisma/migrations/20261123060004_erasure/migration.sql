-- CreateTable
CREATE TABLE "due_cleanings" (
    "id" SERIAL NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "due_cleanings_pkey" PRIMARY KEY ("id")
);

-- Replaces what a pattern matches in all texts of a JSON value. Names and their order stay: jsonb would sort an organizer's columns.
CREATE FUNCTION redact_json(value json, pattern text) RETURNS json LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  CASE json_typeof(value)
    WHEN 'object' THEN
      RETURN (SELECT coalesce(json_object_agg(key, redact_json(part, pattern) ORDER BY place), '{}')
        FROM json_each(value) WITH ORDINALITY AS parts (key, part, place));
    WHEN 'array' THEN
      RETURN (SELECT coalesce(json_agg(redact_json(part, pattern) ORDER BY place), '[]')
        FROM json_array_elements(value) WITH ORDINALITY AS parts (part, place));
    WHEN 'string' THEN
      RETURN to_json(redact_text(value #>> '{}', pattern));
    ELSE
      RETURN value;
  END CASE;
END $$;

CREATE FUNCTION redact_text(value text, pattern text) RETURNS text LANGUAGE sql IMMUTABLE
RETURN regexp_replace(value, pattern, '[…]', 'gi');
