import { useState } from "react";
import type { HelperInput } from "../../generated/schema-types.ts";
import { useAct } from "../../lib/act.ts";
import { t } from "../../lib/text.ts";
import { success } from "../../lib/toast.ts";
import { DialogFrame, FormDialog } from "../../ui/dialog-frame.tsx";
import { LinkMaker, type NewLink, ReadyLink } from "../../ui/ready-link.tsx";
import type { HelperTable_HelperFragment } from "./generated/helpers.ts";
import { InviteHelperDocument, RenewHelperLinkDocument, UpdateHelperDocument } from "./generated/helpers.ts";
import { HelperForm } from "./helper-form.tsx";

interface HelperDialogProps {
  eventId: number;
  open: boolean;
  onClose: () => void;
}

const newHelper: HelperInput = { name: "", role: "EDITOR" };

/** A link goes into no cache. */
const unkept = { fetchPolicy: "no-cache" } as const;

const linkTexts = () => ({ label: t("helpers.link.label"), qrLabel: t("helpers.link.qrLabel") });

export function InviteDialog({ eventId, open, onClose }: HelperDialogProps) {
  const [invited, setInvited] = useState<{ name: string; link: NewLink }>();
  if (!open && invited) setInvited(undefined);
  const [act] = useAct();

  async function submit(input: HelperInput) {
    const failed = t("toasts.inviteHelperFailed.title");
    const { data } = await act({ mutation: InviteHelperDocument, variables: { eventId, input }, ...unkept, failed });
    if (data) setInvited({ name: input.name, link: data.inviteHelper });
  }

  return (
    <>
      <FormDialog open={open && !invited} title={t("helpers.invite")} onClose={onClose}>
        <HelperForm
          helper={newHelper}
          submitLabel={t("helpers.form.submit")}
          busyLabel={t("helpers.form.submitting")}
          onSubmit={submit}
          onCancel={onClose}
        />
      </FormDialog>
      <DialogFrame
        open={open && invited !== undefined}
        size="sm"
        title={t("helpers.link.title", { name: invited?.name ?? "" })}
        staysOpen
        onClose={onClose}
      >
        {invited && <ReadyLink link={invited.link} {...linkTexts()} onDone={onClose} />}
      </DialogFrame>
    </>
  );
}

interface KnownHelperDialogProps extends HelperDialogProps {
  helper: HelperTable_HelperFragment;
}

export function ChangeHelperDialog({ eventId, helper, open, onClose }: KnownHelperDialogProps) {
  const [act] = useAct();

  async function save(input: HelperInput) {
    const { data } = await act({
      mutation: UpdateHelperDocument,
      variables: { eventId, id: helper.id, input },
      done: success(t("toasts.helperSaved.title"), input.name),
      failed: t("toasts.changeHelperFailed.title"),
    });
    if (data) onClose();
  }

  return (
    <FormDialog open={open} title={t("helpers.changeTitle", { name: helper.name })} onClose={onClose}>
      <HelperForm
        helper={helper}
        submitLabel={t("helpers.form.save")}
        busyLabel={t("helpers.form.saving")}
        onSubmit={save}
        onCancel={onClose}
      />
    </FormDialog>
  );
}

/** Makes another link for a helper, for another device or in place of one that got lost. */
export function NewLinkDialog({ eventId, helper: { id, name }, open, onClose }: KnownHelperDialogProps) {
  const [act] = useAct();

  async function make() {
    const { data, error } = await act({ mutation: RenewHelperLinkDocument, variables: { eventId, id }, ...unkept });
    return { link: data?.renewHelperLink, error };
  }

  return (
    <DialogFrame open={open} size="sm" title={t("helpers.link.newTitle", { name })} staysOpen onClose={onClose}>
      <LinkMaker
        intro={t("helpers.link.intro", { name })}
        care={t("helpers.link.care", { name })}
        {...linkTexts()}
        make={make}
        onClose={onClose}
      />
    </DialogFrame>
  );
}
