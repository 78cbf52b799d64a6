import { signWorksheetMutation } from '@selfservice/api/worksheet/worksheet-query';
import type { WorksheetRequest } from '@selfservice/api/worksheet/worksheet-query';
import type { Worksheet } from '@selfservice/api/worksheet/worksheet';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useWrite } from '../../patterns/DraftDialog/useWrite.ts';
import { hourFormats } from '../../i18n/formatDuration.ts';
import { formatMonth } from '../../i18n/formatMonth.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { SignedFigures } from './SignedFigures.tsx';

export interface WorksheetSigningDialogProps {
  /** The worksheet to sign. */
  request: WorksheetRequest;
  /** The worksheet, whose figures are repeated; null while unknown. */
  worksheet: Worksheet | null;
  /** Whether amounts are decimal hours instead of `h:mm`. */
  hasDecimalHours: boolean;
  /** The organisation's paragraphs about signing; empty: the product's own wording. */
  texts: readonly string[];
  /** Whether the worksheet needs the user's signature. */
  isWaiting: boolean;
  /** Called when the worksheet is signed, or when the user closes the dialog. */
  onClose: () => void;
}

/** The dialog that signs a worksheet, open while it is rendered. @requirement worksheet-24, worksheet-26, worksheet-60 */
export function WorksheetSigningDialog(props: WorksheetSigningDialogProps) {
  const { request, worksheet, hasDecimalHours, texts, isWaiting, onClose } = props;
  const { t } = useTranslation(['worksheet', 'patterns']);
  const { t: tPrimitives } = useTranslation('primitives');
  const language = useLanguage();
  const month = formatMonth(request.month, language);
  const signing = useWrite(signWorksheetMutation(), {
    success: () => t('signing.done', { month }),
    failed: t('signing.failed'),
    onDone: onClose,
  });
  const { isPending: isBusy, isUnknown, error } = signing;
  const canSign = isWaiting || isBusy || isUnknown;
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
            {tPrimitives(canSign && !isUnknown ? 'cancel' : 'close')}
          </Button>
          {canSign && (
            <Button kind="primary" isBusy={isBusy} onPress={() => signing.run(request)}>
              {isUnknown ? t('patterns:error.check') : t('signing.sign')}
            </Button>
          )}
        </>
      }
    >
      {error && (
        <Problem>
          <ErrorPanel error={error} title={t(isUnknown ? 'signing.unknown' : 'signing.failed')} />
        </Problem>
      )}
      {canSign && worksheet && (
        <SignedFigures worksheet={worksheet} formats={hourFormats(hasDecimalHours, language)} />
      )}
      {canSign ? (
        (texts.length > 0 ? texts : [t('signing.text')]).map((text) => <Text key={text}>{text}</Text>)
      ) : (
        <Text>{t('signing.gone')}</Text>
      )}
    </Dialog>
  );
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
