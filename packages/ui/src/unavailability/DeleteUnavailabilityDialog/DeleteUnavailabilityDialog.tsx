import type { Unavailability } from '@selfservice/api/unavailability/unavailability';
import { deleteUnavailabilityMutation } from '@selfservice/api/unavailability/unavailability';
import { useTranslation } from 'react-i18next';
import { formatDetailDay } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { DeleteDialog } from '../../patterns/DeleteDialog/DeleteDialog.tsx';
import { periodText } from '../UnavailabilityList/periodText.ts';

export interface DeleteUnavailabilityDialogProps {
  /** The reference of the person of the unavailability. */
  personRef: string;
  /** The unavailability to delete. */
  unavailability: Unavailability;
  /** Called when the list does not contain the unavailability any more. */
  onDeleted: () => void;
  /** Called when the user closes the dialog without deleting. */
  onClose: () => void;
}

/**
 * The dialog that deletes an unavailability after a confirmation. Open while it is rendered.
 *
 * @requirement unavailability-5, unavailability-13, unavailability-31
 */
export function DeleteUnavailabilityDialog(props: DeleteUnavailabilityDialogProps) {
  const { personRef, unavailability, onDeleted, onClose } = props;
  const { t } = useTranslation('unavailability');
  const language = useLanguage();
  return (
    <DeleteDialog
      words={{
        title: t('delete.title'),
        label: t('delete.label'),
        final: t('delete.final'),
        failed: t('delete.failed'),
        unknown: t('delete.notKnown'),
        done: t('delete.done'),
        gone: t('delete.gone'),
      }}
      mutation={deleteUnavailabilityMutation()}
      input={{ id: unavailability.id, personRef }}
      onDeleted={onDeleted}
      onClose={onClose}
    >
      <p>{formatDetailDay(unavailability.day, language)}</p>
      <p>{periodText(t, unavailability, language)}</p>
      <p>{unavailability.note}</p>
    </DeleteDialog>
  );
}
