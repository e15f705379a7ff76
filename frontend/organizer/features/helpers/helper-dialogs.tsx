import { Fieldset } from "@chakra-ui/react";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { z } from "zod";
import { helperNameSchema } from "../../../../common/helper-rules.ts";
import type { HelperInput, HelperRole } from "../../generated/schema-types.ts";
import { useAct } from "../../lib/act.ts";
import { fieldProps, formRules } from "../../lib/form-rules.ts";
import { t } from "../../lib/text.ts";
import { success } from "../../lib/toast.ts";
import { DialogForm, DialogFrame, FormDialog } from "../../ui/dialog-frame.tsx";
import { RadioCard } from "../../ui/radio-card.tsx";
import { LinkMaker, type NewLink, ReadyLink } from "../../ui/ready-link.tsx";
import { TextField } from "../../ui/text-field.tsx";
import {
  type HelperTable_HelperFragment,
  InviteHelperDocument,
  RenewHelperLinkDocument,
  UpdateHelperDocument,
} from "./generated/helpers.ts";

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
  const [act] = useAct();

  async function submit(input: HelperInput) {
    const failed = t("toasts.inviteHelperFailed.title");
    const { data } = await act({ mutation: InviteHelperDocument, variables: { eventId, input }, ...unkept, failed });
    if (data) setInvited({ name: input.name, link: data.inviteHelper });
  }

  return (
    <FormDialog
      open={open}
      title={invited ? t("helpers.link.title", { name: invited.name }) : t("helpers.invite")}
      savedCount={invited ? 1 : 0}
      staysOpen={invited !== undefined}
      onClose={onClose}
      onExited={() => setInvited(undefined)}
    >
      {invited ? (
        <ReadyLink link={invited.link} {...linkTexts()} onDone={onClose} />
      ) : (
        <HelperForm
          helper={newHelper}
          submitLabel={t("helpers.form.submit")}
          busyLabel={t("helpers.form.submitting")}
          onSubmit={submit}
          onCancel={onClose}
        />
      )}
    </FormDialog>
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
    const [mutation, failed] = [RenewHelperLinkDocument, t("ui.link.failed")];
    return (await act({ mutation, variables: { eventId, id }, ...unkept, failed })).data?.renewHelperLink;
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

/** From most to least rights. */
const helperRoles = ["EDITOR", "DOOR", "VIEWER"] as const satisfies readonly HelperRole[];
const helperRules = z.object({ name: helperNameSchema, role: z.enum(helperRoles) });

interface HelperFormProps {
  helper: HelperInput;
  submitLabel: string;
  busyLabel: string;
  onSubmit: (helper: HelperInput) => Promise<void>;
  onCancel: () => void;
}

function HelperForm({ helper, onSubmit, ...actions }: HelperFormProps) {
  const { name, role } = helper;
  const form = useForm({ resolver: formRules(helperRules), defaultValues: { name, role } });
  return (
    <DialogForm {...actions} isBusy={form.formState.isSubmitting} onSubmit={form.handleSubmit(onSubmit)}>
      <TextField
        label={t("helpers.form.name")}
        hint={t("helpers.form.nameHint")}
        isRequired
        {...fieldProps(form)("name")}
      />
      <Controller
        control={form.control}
        name="role"
        render={({ field }) => (
          <Fieldset.Root>
            <Fieldset.Legend>{t("helpers.form.role")}</Fieldset.Legend>
            <Fieldset.Content gap="2" mt="2">
              {helperRoles.map((offered) => (
                <RadioCard
                  key={offered}
                  name={field.name}
                  value={offered}
                  label={t(`helpers.roles.${offered}`)}
                  description={t(`helpers.may.${offered}`)}
                  isChosen={field.value === offered}
                  onChoose={() => field.onChange(offered)}
                />
              ))}
            </Fieldset.Content>
          </Fieldset.Root>
        )}
      />
    </DialogForm>
  );
}
