import { HttpError } from '@selfservice/api/core/errors';
import { isRefusal } from '@selfservice/api/core/writes/settle-write';
import type { Substitution } from '@selfservice/api/settings/substitutions';
import { deleteSubstitutionMutation } from '@selfservice/api/settings/substitutions';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useNotify } from '../../environment/Environment.tsx';
import { useWrite } from '../../patterns/DraftDialog/useWrite.ts';
import { formatHeadingRange } from '../../i18n/formatRange.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { DeferredConfirmDialog } from '../../primitives/ConfirmDialog/DeferredConfirmDialog.tsx';

export interface DeleteSubstitutionDialogProps {
  /** The substitution to delete. */
  substitution: Substitution;
  /** Whether it was added twice by one press: then the dialog says so. Default false. */
  isDoubled?: boolean;
  /** Called when it is deleted, or had been deleted already, and the list does not contain it any more. */
  onDeleted: () => void;
  /** Called when the user keeps it. */
  onClose: () => void;
}

/** Asks before a substitution is deleted, and deletes it. Open while it is rendered. Specification 000 section 2. */
export function DeleteSubstitutionDialog(props: DeleteSubstitutionDialogProps) {
  const { substitution, isDoubled = false, onDeleted, onClose } = props;
  const { name, start, end } = substitution;
  const { t } = useTranslation(['settings', 'patterns', 'primitives']);
  const language = useLanguage();
  const notify = useNotify();
  const deletion = deleteSubstitutionMutation();
  const { run, isPending, isUnknown, error } = useWrite(
    {
      ...deletion,
      onSettled(_result, failure) {
        if (!isGone(failure)) return;
        notify.refusal(t('delete.gone'));
        onDeleted();
      },
    },
    {
      onDone() {
        notify.success(t('delete.done'));
        onDeleted();
      },
    },
  );
  return (
    <DeferredConfirmDialog
      kind={isUnknown ? 'primary' : 'danger'}
      isOpen
      title={t('delete.title')}
      confirmLabel={isUnknown ? t('patterns:error.check') : t('delete.label')}
      {...(isUnknown && { cancelLabel: t('primitives:close') })}
      isBusy={isPending}
      onConfirm={() => run({ id: substitution.id })}
      onCancel={onClose}
    >
      {error && !isGone(error) && (
        <ErrorPanel error={error} title={t(isUnknown ? 'delete.unknown' : 'delete.failed')} />
      )}
      {isDoubled && <p>{t('delete.doubled')}</p>}
      <What>
        <p>{name}</p>
        <p>{formatHeadingRange({ first: start, last: end }, language)}</p>
      </What>
      <p>{t('delete.final')}</p>
    </DeferredConfirmDialog>
  );
}

/** Whether the server says that it does not exist any more. */
function isGone(error: Error | null): boolean {
  return error instanceof HttpError && isRefusal(error) && error.status === 404;
}

const What = styled.div`
  margin-block: var(--space-3);
  padding-left: var(--space-3);
  border-left: 3px solid var(--color-border);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
