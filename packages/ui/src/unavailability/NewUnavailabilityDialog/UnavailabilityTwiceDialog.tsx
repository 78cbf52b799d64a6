import type { LocalDate } from '@selfservice/api/core/local-date';
import type { UnavailabilityOutcome } from '@selfservice/api/unavailability/new-unavailability';
import { deleteUnavailabilityMutation } from '@selfservice/api/unavailability/unavailability';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDetailDay } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { SavedTwiceDialog } from '../../requests/SavedTwiceDialog/SavedTwiceDialog.tsx';

/** A day that was saved more than once. */
export interface UnavailabilityTwice {
  day: LocalDate;
  /** The entries that are too many. */
  surplusIds: readonly number[];
}

export interface UnavailabilityTwiceDialogProps {
  /** Whose they are. */
  personRef: string;
  /** The days that were saved more than once. */
  savedTwice: readonly UnavailabilityTwice[];
  /** Called when the user has decided. */
  onClose: () => void;
}

/** Says that an unavailability was saved twice, and offers to delete one. Specification 000 section 4. */
export function UnavailabilityTwiceDialog(props: UnavailabilityTwiceDialogProps) {
  const { personRef, savedTwice, onClose } = props;
  const { t } = useTranslation('unavailability');
  const language = useLanguage();
  const deletion = useMutation(deleteUnavailabilityMutation());
  return (
    <SavedTwiceDialog
      words={{
        title: t('new.twice.title'),
        cure: t('new.twice.cure'),
        removeLabel: t('new.twice.deleteOne'),
        removed: t('new.twice.done'),
        failed: t('new.twice.failed'),
      }}
      what={savedTwice.map(({ day }) => formatDetailDay(day, language)).join(', ')}
      surplusIds={savedTwice.flatMap((each) => each.surplusIds)}
      remove={(id, step) => deletion.mutateAsync({ id, personRef, step })}
      onClose={onClose}
    />
  );
}

/** The days of a save that were found more than once. */
export function twiceOf(outcomes: readonly UnavailabilityOutcome[]): UnavailabilityTwice[] {
  return outcomes.flatMap((outcome) => {
    if (outcome.state !== 'saved' || outcome.ids.length < 2) return [];
    const surplusIds = outcome.ids.slice(1).filter((id) => typeof id === 'number');
    return [{ day: outcome.part.firstDay, surplusIds }];
  });
}
