import type { SavedTwice } from '@selfservice/api/requests/create-kept-form';
import type { UnavailabilityPart } from '@selfservice/api/unavailability/new-unavailability';
import { useTranslation } from 'react-i18next';
import { formatDetailDay } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { SavedTwiceDialog } from '../../requests/SavedTwiceDialog/SavedTwiceDialog.tsx';

export interface UnavailabilityTwiceDialogProps {
  /** The days that exist more than once. */
  savedTwice: readonly SavedTwice<UnavailabilityPart>[];
  /** Deletes a duplicate, or checks whether it is deleted. */
  onDelete: (id: number, isCheck: boolean) => Promise<void>;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** Says that an unavailability exists twice, and offers to delete one of them. */
export function UnavailabilityTwiceDialog(props: UnavailabilityTwiceDialogProps) {
  const { savedTwice, onDelete, onClose } = props;
  const { t } = useTranslation('unavailability');
  const language = useLanguage();
  return (
    <SavedTwiceDialog
      words={{
        title: t('new.twice.title'),
        cure: t('new.twice.cure'),
        removeLabel: t('new.twice.deleteOne'),
        removed: t('new.twice.done'),
        failed: t('new.twice.failed'),
      }}
      what={savedTwice.map(({ part }) => formatDetailDay(part.firstDay, language)).join(', ')}
      duplicateIds={savedTwice.flatMap(({ duplicateIds }) => duplicateIds)}
      remove={onDelete}
      onClose={onClose}
    />
  );
}
