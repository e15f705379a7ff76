import { Arg, Args, Authorized, Ctx, Int, Query, Resolver } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";
import type { Context } from "../users/context.type.ts";
import { organizers } from "../users/viewer.type.ts";
import { previewPrint, writePrintFile } from "./print.service.ts";
import { Print, PrintArgs, PrintFile, PrintKind, PrintPreview, PrintPreviewArgs } from "./print.type.ts";
import { getPrints } from "./print-record.service.ts";

@Resolver()
export class PrintResolver {
  @Authorized(organizers)
  @limited({ takesTurn: false })
  @Query(() => PrintPreview, { description: "A page of a print of an event. For those who may edit the event." })
  printPreview(@Args(() => PrintPreviewArgs) args: PrintPreviewArgs, @Ctx() context: Context): Promise<PrintPreview> {
    return previewPrint(context, args);
  }

  @Authorized(organizers)
  @limited({ takesTurn: false })
  @Query(() => PrintFile, {
    description:
      "A print of an event as a PDF of at most 25 MB. Over REST, it is a download of any size, after which the print is " +
      "remembered.",
  })
  printFile(@Args(() => PrintArgs) args: PrintArgs, @Ctx() context: Context): Promise<PrintFile> {
    return writePrintFile(context, args);
  }

  @Authorized(organizers)
  @Query(() => [Print], {
    description:
      "The last 5 prints of all guests of a kind, or of what had changed, newest first, as long as all changes since are recorded.",
  })
  prints(
    @Arg("eventId", () => Int, { description: "Id of the event." }) eventId: number,
    @Arg("kind", () => PrintKind, { description: "What was printed." }) kind: PrintKind,
    @Ctx() { db, viewer }: Context,
  ): Promise<Print[]> {
    return getPrints(db, viewer, eventId, kind);
  }
}
