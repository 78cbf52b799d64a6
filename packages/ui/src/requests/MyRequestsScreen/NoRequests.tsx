import type { Agenda } from '@selfservice/api/requests/requests';
import { Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

export interface NoRequestsProps {
  /** The kind of request. */
  agenda: Agenda;
  /** Whether the filter hides decided requests. */
  isPendingOnly: boolean;
  /** Called when the user switches the filter off. */
  onShowAll: () => void;
  /** Whether the user can create a request. */
  canCreate: boolean;
}

/** Shown instead of an empty list: no request is pending, or there is no request at all. */
export function NoRequests({ agenda, isPendingOnly, onShowAll, canCreate }: NoRequestsProps) {
  const { t } = useTranslation('requests');
  if (isPendingOnly)
    return (
      <EmptyState
        icon={Inbox}
        title={t('list.nothingPending')}
        action={<Button onPress={onShowAll}>{t('list.showAll')}</Button>}
      >
        {t('list.nothingPendingMore')}
      </EmptyState>
    );
  return (
    <EmptyState icon={Inbox} title={t(`list.nothing.${agenda}`)}>
      {canCreate ? t(`list.nothingMore.${agenda}`) : t('list.nothingReadOnly')}
    </EmptyState>
  );
}
