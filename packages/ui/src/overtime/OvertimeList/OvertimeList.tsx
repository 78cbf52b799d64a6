import { useTranslation } from 'react-i18next';
import { ColumnList } from '../../patterns/ColumnList/ColumnList.tsx';
import { ColumnListSkeleton } from '../../patterns/ColumnList/ColumnListSkeleton.tsx';
import { overtimeStateIcons } from '../../patterns/StateIcon/overtimeStateIcons.ts';
import { StateIcon } from '../../patterns/StateIcon/StateIcon.tsx';
import { OvertimeColumns } from './OvertimeColumns.ts';
import type { OvertimeItem } from './overtimeItems.ts';
import { useWhen } from './useWhen.ts';

export interface OvertimeListProps {
  /** The items in order; at least one. */
  items: readonly OvertimeItem[];
  /** The id of the overtime whose detail is shown; null for none. */
  openId: number | null;
  /** Called when the user opens an overtime. */
  onOpen: (id: number) => void;
}

/** The overtime of the user: state, time, account and progress of a decision. @requirement overtime-1 */
export function OvertimeList({ items, openId, onOpen }: OvertimeListProps) {
  const { t } = useTranslation(['overtime', 'patterns']);
  const when = useWhen();
  const stateOf = ({ overtime, asked }: OvertimeItem) =>
    asked ? t(`overtime:progress.${asked}`) : t(`patterns:state.overtime.${overtime.state}`);
  return (
    <ColumnList
      label={t('overtime:list')}
      rows={items}
      idOf={({ overtime }) => String(overtime.id)}
      labelOf={(item) =>
        [when(item.overtime).replaceAll('\u00a0', ' '), item.overtime.accountName, stateOf(item)]
          .filter(Boolean)
          .join(', ')
      }
      columns={OvertimeColumns}
      openId={openId === null ? null : String(openId)}
      onOpen={(id) => onOpen(Number(id))}
    >
      {(item) => (
        <>
          <StateIcon look={overtimeStateIcons[item.overtime.state]} isCompact />
          <span data-part="when">{when(item.overtime)}</span>
          <span data-part="account">{item.overtime.accountName}</span>
          {/* Screen readers read the state from the icon. */}
          <span
            data-part="state"
            aria-hidden={item.asked === null || undefined}
            data-progress={item.asked ?? undefined}
          >
            {stateOf(item)}
          </span>
        </>
      )}
    </ColumnList>
  );
}

/** Shown while the overtime loads. */
export function OvertimeListSkeleton() {
  return (
    <ColumnListSkeleton
      count={5}
      columns={OvertimeColumns}
      hasIcon
      widths={{ when: '10rem', account: '8rem', state: '4rem' }}
    />
  );
}
