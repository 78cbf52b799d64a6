import { toError } from '@selfservice/api/core/errors';
import { HttpError } from '@selfservice/api/core/errors';
import { signWorksheetMutation } from '@selfservice/api/worksheet/worksheet-query';
import type { WorksheetId } from '@selfservice/api/worksheet/worksheet-query';
import type { Worksheet } from '@selfservice/api/worksheet/worksheet';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useNotify, useTransport } from '../../environment/Environment.tsx';
import { useSingleFlight } from '../../environment/useSingleFlight.ts';
import { formatMonth } from '../../i18n/formatMonth.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';

export interface WorksheetSigningDialogProps {
  /** Which worksheet is signed. */
  id: WorksheetId;
  /** What signing means in the organisation's words, a paragraph each; none: the product's own wording stands. */
  texts: readonly string[];
  /** The worksheet waits for the person's signature. */
  isWaiting: boolean;
  /** Asks for the worksheet now; null: there is none. Rejects where it cannot be asked for. */
  readAgain: () => Promise<Pick<Worksheet, 'signature'> | null>;
  /** It is signed, or was closed: close. */
  onClose: () => void;
}

/** A failed attempt; unless it is known, the signature may have been taken all the same. */
interface Failure {
  error: Error;
  isKnown: boolean;
}

/** Signs a worksheet. It is open while it is rendered. Specification 001 sections 2 and 3. */
export function WorksheetSigningDialog(props: WorksheetSigningDialogProps) {
  const { id, texts, isWaiting, readAgain, onClose } = props;
  const { t } = useTranslation('worksheet');
  const { t: tPrimitives } = useTranslation('primitives');
  const notify = useNotify();
  const once = useSingleFlight();
  const month = formatMonth(id.month, useLanguage());
  const signing = useMutation({ ...signWorksheetMutation(useTransport()) });
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function sign(): Promise<void> {
    setFailure(null);
    setIsBusy(true);
    const failed = await signing.mutateAsync(id).then(
      () => null,
      (thrown: unknown) => failureOf(thrown, readAgain),
    );
    setIsBusy(false);
    setFailure(failed);
    if (failed) return;
    notify.success(t('signing.done', { month }));
    onClose();
  }

  const canSign = isWaiting || isBusy;
  return (
    <Dialog
      isOpen
      title={t('signing.title', { month })}
      isDismissable={!isBusy}
      isKeyboardDismissDisabled={isBusy}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) onClose();
      }}
      footer={
        <>
          <Button isDisabled={isBusy} onPress={onClose}>
            {tPrimitives(canSign ? 'cancel' : 'close')}
          </Button>
          {canSign && (
            <Button kind="primary" isBusy={isBusy} onPress={() => once(sign)}>
              {t('signing.sign')}
            </Button>
          )}
        </>
      }
    >
      {failure && (
        <Problem>
          <ErrorPanel
            error={failure.error}
            title={t(failure.isKnown ? 'signing.failed' : 'signing.unknown')}
          />
        </Problem>
      )}
      {canSign ? (
        (texts.length > 0 ? texts : [t('signing.text')]).map((text) => <Text key={text}>{text}</Text>)
      ) : (
        <Text>{t('signing.gone')}</Text>
      )}
    </Dialog>
  );
}

/** What became of a signature whose call has failed; null: it was taken. A refusal is clear, anything else is looked up. */
async function failureOf(
  thrown: unknown,
  readAgain: WorksheetSigningDialogProps['readAgain'],
): Promise<Failure | null> {
  const error = toError(thrown);
  if (error instanceof HttpError && error.status < 500) return { error, isKnown: true };
  try {
    const worksheet = await readAgain();
    return worksheet?.signature ? null : { error, isKnown: true };
  } catch {
    return { error, isKnown: false };
  }
}

const Problem = styled.div`
  padding-bottom: var(--space-3);
`;

const Text = styled.p`
  max-width: 34rem;
  padding-block: var(--space-1) var(--space-2);
  white-space: pre-line;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;
