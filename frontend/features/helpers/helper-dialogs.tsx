import { useState } from "react";
import type { HelperInput } from "../../generated/schema-types.ts";
import { useAct } from "../../lib/act.ts";
import { errorText } from "../../lib/errors.ts";
import { t } from "../../lib/text.ts";
import { success } from "../../lib/toast-text.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { LinkDialog, LinkQuestion } from "../../ui/link-dialog.tsx";
import { type NewLink, ReadyLink } from "../../ui/ready-link.tsx";
import { InviteHelperDocument, RenewHelperLinkDocument, UpdateHelperDocument } from "./generated/helper-acts.ts";
import type { Helper } from "./helper-columns.tsx";
import { HelperForm } from "./helper-form.tsx";

interface HelperDialogProps {
  eventId: number;
  open: boolean;
  onClose: () => void;
}

const newHelper: HelperInput = { name: "", role: "EDITOR" };

/** A link goes into no cache. */
const unkept = { fetchPolicy: "no-cache" } as const;

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
          submittingLabel={t("helpers.form.submitting")}
          onSubmit={submit}
          onCancel={onClose}
        />
      </FormDialog>
      <LinkDialog
        open={open && invited !== undefined}
        title={t("helpers.link.title", { name: invited?.name ?? "" })}
        onClose={onClose}
      >
        {invited && <HelperLink link={invited.link} onDone={onClose} />}
      </LinkDialog>
    </>
  );
}

interface KnownHelperDialogProps extends HelperDialogProps {
  helper: Helper;
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
        submittingLabel={t("helpers.form.saving")}
        onSubmit={save}
        onCancel={onClose}
      />
    </FormDialog>
  );
}

/** Makes another link for a helper, for another device or in place of one that got lost. */
export function NewLinkDialog({ helper, open, onClose, ...rest }: KnownHelperDialogProps) {
  return (
    <LinkDialog open={open} title={t("helpers.link.newTitle", { name: helper.name })} onClose={onClose}>
      <LinkMaker helper={helper} onClose={onClose} {...rest} />
    </LinkDialog>
  );
}

function LinkMaker({ eventId, helper: { id, name }, onClose }: Omit<KnownHelperDialogProps, "open">) {
  const [act, isBusy] = useAct();
  const [link, setLink] = useState<NewLink>();
  const [failure, setFailure] = useState<string>();

  async function create() {
    setFailure(undefined);
    const { data, error } = await act({
      mutation: RenewHelperLinkDocument,
      variables: { eventId, id },
      ...unkept,
    });
    setLink(data?.renewHelperLink);
    setFailure(error && errorText(error));
  }

  if (link) return <HelperLink link={link} onDone={onClose} />;
  return (
    <LinkQuestion
      intro={t("helpers.link.intro", { name })}
      care={t("helpers.link.care", { name })}
      failure={failure}
      isBusy={isBusy}
      onCreate={() => void create()}
      onCancel={onClose}
    />
  );
}

function HelperLink({ link, onDone }: { link: NewLink; onDone: () => void }) {
  return <ReadyLink link={link} label={t("helpers.link.label")} qrLabel={t("helpers.link.qrLabel")} onDone={onDone} />;
}
