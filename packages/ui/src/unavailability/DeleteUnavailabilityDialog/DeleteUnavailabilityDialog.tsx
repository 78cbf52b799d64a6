import { HttpError, OutcomeUnknownError } from '@selfservice/api/core/errors';
import type { Unavailability } from '@selfservice/api/unavailability/unavailability';
import { deleteUnavailabilityMutation } from '@selfservice/api/unavailability/unavailability';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useNotify } from '../../environment/Environment.tsx';
import { formatDetailDay } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { DeferredConfirmDialog } from '../../primitives/ConfirmDialog/DeferredConfirmDialog.tsx';
import { periodText } from '../UnavailabilityList/periodText.ts';

export interface DeleteUnavailabilityDialogProps {
  /** Whose it is. */
  personRef: string;
  /** What is to be deleted. */
  unavailability: Unavailability;
  /** It is deleted, or had been already; the list says so too by now. */
  onDeleted: () => void;
  /** It is to stay. */
  onClose: () => void;
}

/** Asks before an unavailability is deleted, and deletes it. Open while it is rendered. Specification 000 sections 2 and 4. */
export function DeleteUnavailabilityDialog(props: DeleteUnavailabilityDialogProps) {
  const { personRef, unavailability, onDeleted, onClose } = props;
  const { t } = useTranslation(['unavailability', 'patterns', 'primitives']);
  const language = useLanguage();
  const notify = useNotify();
  const remove = useMutation(deleteUnavailabilityMutation());
  const isUnknown = remove.error instanceof OutcomeUnknownError;
  const step = isUnknown ? 'check' : remove.error ? 'repeat' : 'send';
  const confirm = () => {
    if (remove.isPending) return;
    remove.mutate(
      { id: unavailability.id, personRef, step },
      {
        onSuccess: () => {
          notify.success(t('delete.done'));
          onDeleted();
        },
        onError: (error) => {
          if (!isGone(error)) return;
          notify.refusal(t('delete.gone'));
          onDeleted();
        },
      },
    );
  };
  return (
    <DeferredConfirmDialog
      kind={isUnknown ? 'primary' : 'danger'}
      isOpen
      title={t('delete.title')}
      confirmLabel={isUnknown ? t('patterns:error.check') : t('delete.label')}
      {...(isUnknown && { cancelLabel: t('primitives:close') })}
      isBusy={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {remove.error && !isGone(remove.error) && (
        <ErrorPanel error={remove.error} title={t(isUnknown ? 'delete.notKnown' : 'delete.failed')} />
      )}
      <What>
        <p>{formatDetailDay(unavailability.day, language)}</p>
        <p>{periodText(t, unavailability, language)}</p>
        <p>{unavailability.note}</p>
      </What>
      <p>{t('delete.final')}</p>
    </DeferredConfirmDialog>
  );
}

/** Somebody else, or the person in another window, was faster. */
function isGone(error: Error): boolean {
  return error instanceof HttpError && error.status === 404;
}

const What = styled.div`
  margin-block: var(--space-3);
  padding-left: var(--space-3);
  border-left: 3px solid var(--color-border);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
