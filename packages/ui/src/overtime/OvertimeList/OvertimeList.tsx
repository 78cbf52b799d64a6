import { useTranslation } from 'react-i18next';
import { List } from '../../primitives/List/List.tsx';
import { OvertimeSection } from './OvertimeColumns.ts';
import type { OvertimeItem } from './overtimeItems.ts';
import { OvertimeRow } from './OvertimeRow.tsx';
import { useWhen } from './useWhen.ts';

export interface OvertimeListProps {
  /** What is listed, at least one, in order. */
  items: readonly OvertimeItem[];
  /** Number of the one whose detail is shown; null for none. */
  openId: number | null;
  /** A detail is to be shown. */
  onOpen: (id: number) => void;
}

/** The person's overtime, one below the other. */
export function OvertimeList({ items, openId, onOpen }: OvertimeListProps) {
  const { t } = useTranslation(['overtime', 'patterns']);
  const when = useWhen();
  return (
    <OvertimeSection>
      <List
        label={t('overtime:list')}
        items={items.map(({ overtime, asked }) => ({
          id: String(overtime.id),
          label: [
            when(overtime).replaceAll('\u00a0', ' '),
            overtime.accountName,
            asked ? t(`overtime:progress.${asked}`) : t(`patterns:state.overtime.${overtime.state}`),
          ]
            .filter(Boolean)
            .join(', '),
          overtime,
          asked,
          isOpen: overtime.id === openId,
        }))}
        renderItem={(item) => (
          <OvertimeRow overtime={item.overtime} asked={item.asked} isOpen={item.isOpen} />
        )}
        onAction={(id) => onOpen(Number(id))}
      />
    </OvertimeSection>
  );
}
