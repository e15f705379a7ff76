import { useMutation } from "@apollo/client/react";
import { Alert, Box, Button, Dialog, Flex, Input, Stack, Text } from "@chakra-ui/react";
import { CreateSignInLinkDocument, type SignInLinkDialog_LinkFragment } from "../../generated/documents.ts";
import { dateAndTime } from "../../lib/dates.ts";
import { errorText } from "../../lib/error-text.ts";
import { t } from "../../lib/text.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { DialogFrame } from "../../ui/dialog-frame.tsx";
import { QrCode } from "../../ui/qr-code.tsx";
import { showToast } from "../../ui/show-toast.ts";

interface SignInLinkDialogProps {
  user: { id: number; name: string };
  open: boolean;
  onClose: () => void;
}

/**
 * Makes a link with which somebody else can sign in once, and shows it. Only a button makes one, because it ends an earlier
 * one; once the dialog is closed, the link cannot be seen again.
 */
export function SignInLinkDialog({ user, open, onClose }: SignInLinkDialogProps) {
  return (
    <Dialog.Root
      placement={{ base: "top", md: "center" }}
      scrollBehavior="outside"
      size="sm"
      open={open}
      lazyMount
      unmountOnExit
      // A click beside the dialog would lose the link.
      closeOnInteractOutside={false}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
    >
      <DialogFrame title={t("sign-in-links.title", { name: user.name })}>
        <LinkMaker user={user} onClose={onClose} />
      </DialogFrame>
    </Dialog.Root>
  );
}

function LinkMaker({ user, onClose }: Pick<SignInLinkDialogProps, "user" | "onClose">) {
  // The link goes into no cache.
  const [create, { data, loading, error }] = useMutation(CreateSignInLinkDocument, {
    variables: { userId: user.id },
    fetchPolicy: "no-cache",
  });
  if (data) return <ReadyLink link={data.createSignInLink} onClose={onClose} />;
  return (
    <Stack gap="5">
      <Text textWrap="pretty">{t("sign-in-links.intro")}</Text>
      <Text textWrap="pretty" color="fg.muted" textStyle="sm">
        {t("sign-in-links.care", { name: user.name })}
      </Text>
      {error && (
        <Alert.Root status="error">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{t("sign-in-links.failed")}</Alert.Title>
            <Alert.Description>{errorText(error)}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      <Flex gap="3" justify="end" wrap="wrap">
        <Button variant="outline" onClick={onClose}>
          {t("ui.cancel")}
        </Button>
        <Button
          loading={loading}
          loadingText={t("sign-in-links.creating")}
          // What failed stands above.
          onClick={() => void create().catch(() => undefined)}
        >
          {t("sign-in-links.create")}
        </Button>
      </Flex>
    </Stack>
  );
}

function ReadyLink({ link, onClose }: { link: SignInLinkDialog_LinkFragment; onClose: () => void }) {
  return (
    <Stack gap="5">
      <Stack gap="1">
        <Text role="status" fontWeight="medium">
          {t("sign-in-links.ready")}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {t("sign-in-links.worksUntil", { time: dateAndTime(link.expiresAt) })}
        </Text>
      </Stack>
      <Flex gap="2">
        <Input
          readOnly
          dir="ltr"
          aria-label={t("sign-in-links.linkLabel")}
          value={link.url}
          textStyle="sm"
          bg="bg.subtle"
          borderColor="border"
          onFocus={(focus) => focus.currentTarget.select()}
        />
        <CopyButton
          autoFocus
          variant="solid"
          flexShrink="0"
          label={t("sign-in-links.copy")}
          text={link.url}
          onCopied={() => undefined}
          onRefused={() => showToast(toastTexts.copyRefused())}
        />
      </Flex>
      <Stack as="figure" gap="3" align="center">
        <Box maxW="48" w="full" borderRadius="l2" overflow="hidden" borderWidth="1px">
          <QrCode text={link.url} label={t("sign-in-links.qrLabel")} />
        </Box>
        <Text as="figcaption" textStyle="sm" color="fg.muted" textAlign="center" textWrap="balance">
          {t("sign-in-links.qrHint")}
        </Text>
      </Stack>
      <Flex justify="end">
        <Button variant="outline" onClick={onClose}>
          {t("sign-in-links.done")}
        </Button>
      </Flex>
    </Stack>
  );
}
