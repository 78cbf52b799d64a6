import type { WriteStep } from '@selfservice/api/core/writes/settle-write';
import type { SavedTwice } from '@selfservice/api/requests/create-kept-form';
import type { RequestPart } from '@selfservice/api/requests/request-entries';
import type { Agenda } from '@selfservice/api/requests/requests';
import { useTranslation } from 'react-i18next';
import { formatDetailRange, formatDetailSpan } from '../../i18n/formatRange.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { SavedTwiceDialog } from '../SavedTwiceDialog/SavedTwiceDialog.tsx';

export interface RequestTwiceDialogProps {
  /** The kind of request. */
  agenda: Agenda;
  /** The parts of the request that were saved more than once. */
  savedTwice: readonly SavedTwice<RequestPart>[];
  /** Cancels a surplus request, or checks whether it is cancelled; null where the user may not cancel it. */
  onDelete: ((id: number, step: WriteStep) => Promise<void>) | null;
  /** Called when the user has decided. */
  onClose: () => void;
}

/** Says that a new request was saved twice, and offers to cancel one. Specification 000 section 4. */
export function RequestTwiceDialog({ agenda, savedTwice, onDelete, onClose }: RequestTwiceDialogProps) {
  const { t } = useTranslation('requests');
  const language = useLanguage();
  const what = savedTwice.map(({ part: { account, firstDay, lastDay, begin, end } }) => {
    const when =
      begin && end
        ? formatDetailSpan({ begin, end }, language)
        : formatDetailRange({ first: firstDay, last: lastDay }, language);
    return account ? `${account.name} ${when}` : when;
  });
  return (
    <SavedTwiceDialog
      words={{
        title: t(`new.twice.title.${agenda}`),
        cure: t('new.twice.cure'),
        removeLabel: t('new.twice.cancelOne'),
        removed: t('new.twice.done'),
        failed: t('new.twice.failed'),
      }}
      what={what.join(', ')}
      surplusIds={savedTwice.flatMap(({ surplusIds }) => surplusIds)}
      remove={onDelete}
      onClose={onClose}
    />
  );
}
