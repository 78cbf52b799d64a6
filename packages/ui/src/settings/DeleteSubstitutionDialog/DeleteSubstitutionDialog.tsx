import type { Substitution } from '@selfservice/api/settings/substitutions';
import { deleteSubstitutionMutation } from '@selfservice/api/settings/substitutions';
import { useTranslation } from 'react-i18next';
import { formatHeadingRange } from '../../i18n/formatRange.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { DeleteDialog } from '../../patterns/DeleteDialog/DeleteDialog.tsx';

export interface DeleteSubstitutionDialogProps {
  /** The substitution to delete. */
  substitution: Substitution;
  /** Whether it was added twice by one press; the dialog then says so. Default: false. */
  isDoubled?: boolean;
  /** Called when it is deleted, or was already deleted, and the list no longer contains it. */
  onDeleted: () => void;
  /** Called when the user keeps it. */
  onClose: () => void;
}

/**
 * Asks before a substitution is deleted, and deletes it. Open while it is rendered.
 * @requirement settings-6, settings-30, settings-32
 */
export function DeleteSubstitutionDialog(props: DeleteSubstitutionDialogProps) {
  const { substitution, isDoubled = false, onDeleted, onClose } = props;
  const { id, name, start, end } = substitution;
  const { t } = useTranslation('settings');
  const language = useLanguage();
  return (
    <DeleteDialog
      words={{
        title: t('delete.title'),
        label: t('delete.label'),
        final: t('delete.final'),
        failed: t('delete.failed'),
        unknown: t('delete.unknown'),
        done: t('delete.done'),
        gone: t('delete.gone'),
      }}
      mutation={deleteSubstitutionMutation()}
      input={{ id }}
      notice={isDoubled && <p>{t('delete.doubled')}</p>}
      onDeleted={onDeleted}
      onClose={onClose}
    >
      <p>{name}</p>
      <p>{formatHeadingRange({ first: start, last: end }, language)}</p>
    </DeleteDialog>
  );
}
