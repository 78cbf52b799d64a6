import { HttpError } from '@selfservice/api/core/errors';
import type { Substitution } from '@selfservice/api/settings/substitutions';
import { deleteSubstitutionMutation } from '@selfservice/api/settings/substitutions';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useNotify, useTransport } from '../../environment/Environment.tsx';
import { formatHeadingRange } from '../../i18n/formatRange.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { DeferredConfirmDialog } from '../../primitives/ConfirmDialog/DeferredConfirmDialog.tsx';

export interface DeleteSubstitutionDialogProps {
  /** What is to be deleted. */
  substitution: Substitution;
  /** It is deleted, or had been already; the list says so too by now. */
  onDeleted: () => void;
  /** It is to stay. */
  onClose: () => void;
}

/** Asks before a substitution is deleted, and deletes it. Open while it is rendered. Specification 000 section 2. */
export function DeleteSubstitutionDialog(props: DeleteSubstitutionDialogProps) {
  const { substitution, onDeleted, onClose } = props;
  const { name, start, end } = substitution;
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const notify = useNotify();
  const remove = useMutation(deleteSubstitutionMutation(useTransport()));
  const confirm = () => {
    remove.mutate(substitution.id, {
      onSuccess: () => {
        notify.success(t('delete.done'));
        onDeleted();
      },
      onError: (error) => {
        if (!isGone(error)) return;
        notify.refusal(t('delete.gone'));
        onDeleted();
      },
    });
  };
  return (
    <DeferredConfirmDialog
      kind="danger"
      isOpen
      title={t('delete.title')}
      confirmLabel={t('delete.label')}
      isBusy={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {remove.error && !isGone(remove.error) && (
        <ErrorPanel error={remove.error} title={t('delete.failed')} />
      )}
      <What>
        <p>{name}</p>
        <p>{formatHeadingRange({ first: start, last: end }, language)}</p>
      </What>
      <p>{t('delete.final')}</p>
    </DeferredConfirmDialog>
  );
}

/** It has been deleted elsewhere meanwhile. */
function isGone(error: Error): boolean {
  return error instanceof HttpError && error.status === 404;
}

const What = styled.div`
  margin-block: var(--space-3);
  padding-left: var(--space-3);
  border-left: 3px solid var(--color-border);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
