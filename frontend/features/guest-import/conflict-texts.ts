import { type Message, message } from "../../../common/messages/message.ts";
import type { ConflictSide } from "../../generated/schema-types.ts";
import { tableMessage } from "../../lib/table-messages.ts";
import type { Conflict } from "./conflict-choices.ts";

interface ConflictTexts {
  question: Message;
  before: Message | null;
  sides: Readonly<Record<ConflictSide, Message>>;
}

export function conflictTexts(conflict: Conflict): ConflictTexts {
  if (conflict.field === "EXISTENCE") return existenceTexts(conflict);
  const { list, file, before } = conflict;
  const said = (text: string | null) => textIn(conflict, text ?? "");
  return {
    question: questionOf(conflict),
    before: before === null ? null : message("guest-import.conflicts.before", { value: said(before) }),
    sides: {
      LIST: message("guest-import.conflicts.keepMine", { value: said(list) }),
      FILE: message("guest-import.conflicts.takeFile", { value: said(file) }),
    },
  };
}

function existenceTexts({ name, list, file }: Conflict): ConflictTexts {
  if (list === null) {
    return {
      question: message("guest-import.conflicts.deletedHere", { name }),
      before: null,
      sides: {
        LIST: message("guest-import.conflicts.keepDeleted"),
        FILE: message("guest-import.conflicts.addAgain", { table: tableOf(file ?? "") }),
      },
    };
  }
  return {
    question: message("guest-import.conflicts.goneFromFile", { name }),
    before: null,
    sides: {
      LIST: message("guest-import.conflicts.keepGuest", { table: tableOf(list) }),
      FILE: message("guest-import.conflicts.removeGuest"),
    },
  };
}

function questionOf({ field, name, column }: Conflict): Message {
  switch (field) {
    case "TABLE":
      return message("guest-import.conflicts.table", { name });
    case "NAME":
      return message("guest-import.conflicts.name", { name });
    case "SEAT":
      return message("guest-import.conflicts.seat", { name });
    case "HOUSEHOLD":
      return message("guest-import.conflicts.household", { name });
    case "DOOR_NOTE":
      return message("guest-import.conflicts.doorNote", { name });
    case "OTHER_NAMES":
      return message("guest-import.conflicts.otherNames", { name });
    case "ATTENDANCE":
      return message("guest-import.conflicts.attendance", { name });
    default:
      return message("guest-import.conflicts.column", { name, column: column ?? "" });
  }
}

function textIn({ field }: Conflict, text: string): Message | string {
  if (field === "TABLE") return tableOf(text);
  if (field === "SEAT") return seatOf(text);
  if (field === "ATTENDANCE") return answerOf(text);
  return text === "" ? message("guest-import.conflicts.empty") : message("guest-import.conflicts.text", { text });
}

function seatOf(seat: string): Message {
  return seat === ""
    ? message("guest-import.conflicts.noSeat")
    : message("guest-import.conflicts.seatNumber", { seat });
}

function answerOf(answer: string): Message {
  if (answer === "") return message("guest-import.conflicts.unanswered");
  return message(answer === "yes" ? "guest-import.conflicts.coming" : "guest-import.conflicts.notComing");
}

function tableOf(name: string): Message | string {
  return name === "" ? message("guest-import.preview.noTable") : tableMessage(name);
}
