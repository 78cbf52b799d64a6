import { FileQuestionMark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ListSkeleton } from '../../primitives/List/ListSkeleton.tsx';
import { OvertimeDetail } from '../OvertimeDetail/OvertimeDetail.tsx';
import type { OvertimeItem } from '../OvertimeList/overtimeItems.ts';

export interface OvertimePaneProps {
  /** The open overtime; undefined if it is not in the list. */
  item: OvertimeItem | undefined;
  /** Whether the list is loaded. */
  isKnown: boolean;
  /** Called when the user undoes the decision with this key. */
  onUndo: (key: number) => void;
  /** Called when the user returns to the list. */
  onClose: () => void;
}

/** The detail of the open overtime: loaded, loading, or not in the list. @requirement overtime-12 */
export function OvertimePane({ item, isKnown, onUndo, onClose }: OvertimePaneProps) {
  const { t } = useTranslation(['overtime', 'primitives']);
  if (item) {
    const { overtime, asked, undoKey } = item;
    return (
      <OvertimeDetail
        overtime={overtime}
        asked={asked}
        onUndo={undoKey === null ? undefined : () => onUndo(undoKey)}
      />
    );
  }
  if (!isKnown) return <ListSkeleton count={3} words={t('primitives:loading')} />;
  return (
    <EmptyState
      icon={FileQuestionMark}
      title={t('overtime:detail.missing')}
      action={<Button onPress={onClose}>{t('overtime:detail.toList')}</Button>}
    />
  );
}
