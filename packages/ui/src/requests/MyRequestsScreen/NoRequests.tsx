import type { Agenda } from '@selfservice/api/requests/requests';
import { Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

export interface NoRequestsProps {
  /** What the requests would be for. */
  agenda: Agenda;
  /** Those that have been decided are left out. */
  isPendingOnly: boolean;
  /** They are to be shown again. */
  onShowAll: () => void;
  /** Whether the person can make a new one. */
  canCreate: boolean;
}

/** Stands where the person's own requests would be: nothing waits, or there are none at all. */
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
