import { useState } from "react";
import type { HelperInput } from "../../generated/schema-types.ts";
import { errorText } from "../../lib/errors.ts";
import { t } from "../../lib/text.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { LinkDialog, LinkQuestion } from "../../ui/link-dialog.tsx";
import { type NewLink, ReadyLink } from "../../ui/ready-link.tsx";
import type { Helper } from "./helper-columns.tsx";
import { HelperForm } from "./helper-form.tsx";
import { useHelperActs } from "./use-helper-acts.ts";

interface HelperDialogProps {
  eventId: number;
  open: boolean;
  onClose: () => void;
}

const newHelper: HelperInput = { name: "", role: "EDITOR" };

export function InviteDialog({ eventId, open, onClose }: HelperDialogProps) {
  const [invited, setInvited] = useState<{ name: string; link: NewLink }>();
  if (!open && invited) setInvited(undefined);
  const { invite } = useHelperActs(eventId);

  async function submit(helper: HelperInput) {
    const link = await invite(helper);
    if (link) setInvited({ name: helper.name, link });
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
  const { update } = useHelperActs(eventId);
  return (
    <FormDialog open={open} title={t("helpers.changeTitle", { name: helper.name })} onClose={onClose}>
      <HelperForm
        helper={helper}
        submitLabel={t("helpers.form.save")}
        submittingLabel={t("helpers.form.saving")}
        onSubmit={async (input) => {
          if (await update(helper.id, input)) onClose();
        }}
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
  const { renewLink } = useHelperActs(eventId);
  const [link, setLink] = useState<NewLink>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function create() {
    setIsBusy(true);
    setFailure(undefined);
    try {
      setLink(await renewLink(id));
    } catch (error) {
      setFailure(errorText(error));
    }
    setIsBusy(false);
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
