import type { ApprovalsFilter } from '@selfservice/api/approvals/approvals';
import { Inbox, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

export interface NoApprovalsProps {
  /** What was asked for. */
  filter: ApprovalsFilter;
  /** Everything is to be asked for again. */
  onReset: () => void;
}

/** Stands in the place of the list where there is nothing in it. */
export function NoApprovals({ filter, onReset }: NoApprovalsProps) {
  const { t } = useTranslation('approvals');
  if (filter.search !== '' || filter.applicantRef !== '')
    return (
      <EmptyState
        icon={SearchX}
        title={t('nothingFound.title')}
        action={<Button onPress={onReset}>{t('nothingFound.reset')}</Button>}
      />
    );
  return (
    <EmptyState icon={Inbox} title={t(filter.isPendingOnly ? 'empty.pending' : 'empty.all')}>
      {t('empty.more')}
    </EmptyState>
  );
}
