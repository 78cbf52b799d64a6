import { FileQuestionMark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ListSkeleton } from '../../primitives/List/ListSkeleton.tsx';
import { OvertimeDetail } from '../OvertimeDetail/OvertimeDetail.tsx';
import type { OvertimeItem } from '../OvertimeList/overtimeItems.ts';

export interface OvertimePaneProps {
  /** What is shown; undefined where the list does not have it. */
  item: OvertimeItem | undefined;
  /** The list is known. */
  isKnown: boolean;
  /** The decision with this key is to be taken back. */
  onUndo: (key: number) => void;
  /** Back to the list. */
  onClose: () => void;
}

/** The detail of the selected overtime, on its way, or not in the list any more. */
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
