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
  /** The parts of the request that exist more than once. */
  savedTwice: readonly SavedTwice<RequestPart>[];
  /** Cancels a duplicate, or checks whether it is cancelled; null where the user has no right to cancel it. */
  onDelete: ((id: number, isCheck: boolean) => Promise<void>) | null;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** Says that a new request exists twice, and offers to cancel one of them. @requirement requests-57 */
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
      duplicateIds={savedTwice.flatMap(({ duplicateIds }) => duplicateIds)}
      remove={onDelete}
      onClose={onClose}
    />
  );
}
