import { Inbox, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

export interface NoApprovalsProps {
  /** Whether the list is searched, or filtered by an applicant. */
  isFiltered: boolean;
  /** Whether only pending requests are listed. */
  isPendingOnly: boolean;
  /** Called when the user removes search and applicant. */
  onReset: () => void;
}

/** Shown in place of an empty list. */
export function NoApprovals({ isFiltered, isPendingOnly, onReset }: NoApprovalsProps) {
  const { t } = useTranslation('approvals');
  if (isFiltered)
    return (
      <EmptyState
        icon={SearchX}
        title={t('nothingFound.title')}
        action={<Button onPress={onReset}>{t('nothingFound.reset')}</Button>}
      />
    );
  return (
    <EmptyState icon={Inbox} title={t(isPendingOnly ? 'empty.pending' : 'empty.all')}>
      {t('empty.more')}
    </EmptyState>
  );
}
