import { cancelRequestMutation } from '@selfservice/api/requests/cancel-request';
import type { RequestOutcome } from '@selfservice/api/requests/new-request';
import type { RequestPlace } from '@selfservice/api/requests/request-entries';
import type { Agenda } from '@selfservice/api/requests/requests';
import { isAllowed } from '@selfservice/api/session/permissions';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '../../environment/Environment.tsx';
import { formatDetailRange, formatDetailSpan } from '../../i18n/formatRange.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { twiceIn } from './useRequestSaving.ts';
import { SavedTwiceDialog } from '../SavedTwiceDialog/SavedTwiceDialog.tsx';

export interface RequestTwiceDialogProps {
  /** The kind of request. */
  agenda: Agenda;
  /** Where it was entered: only the person's own requests can be cancelled. */
  place: RequestPlace;
  /** The results of the save, of which some were found twice. */
  saved: readonly RequestOutcome[];
  /** Called when the user has decided. */
  onClose: () => void;
}

/** Says that a new request was saved twice, and offers to cancel one. Specification 000 section 4. */
export function RequestTwiceDialog({ agenda, place, saved, onClose }: RequestTwiceDialogProps) {
  const { t } = useTranslation('requests');
  const language = useLanguage();
  const permissions = usePermissions();
  const cancel = useMutation(cancelRequestMutation());
  const twice = twiceIn(saved);
  const what = twice.map(({ part: { account, firstDay, lastDay, begin, end } }) => {
    const when =
      begin && end
        ? formatDetailSpan({ begin, end }, language)
        : formatDetailRange({ first: firstDay, last: lastDay }, language);
    return account ? `${account.name} ${when}` : when;
  });
  const surplusIds = twice.flatMap(({ ids }) => ids.slice(1)).filter((id) => typeof id === 'number');
  const canCancel = place === 'mine' && isAllowed(permissions, 'absence');
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
      surplusIds={surplusIds}
      remove={canCancel ? (id, step) => cancel.mutateAsync({ agenda, id, step }) : null}
      onClose={onClose}
    />
  );
}
