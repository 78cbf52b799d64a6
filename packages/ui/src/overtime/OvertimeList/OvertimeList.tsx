import { minutesBetween } from '@selfservice/api/core/local-date-arithmetic';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatHours } from '../../i18n/formatDuration.ts';
import { ColumnList } from '../../patterns/ColumnList/ColumnList.tsx';
import { ColumnListSkeleton } from '../../patterns/ColumnList/ColumnListSkeleton.tsx';
import { overtimeStateIcons } from '../../patterns/StateIcon/overtimeStateIcons.ts';
import { StateIcon } from '../../patterns/StateIcon/StateIcon.tsx';
import { headingHeight } from '../../primitives/List/ListRow.tsx';
import { OvertimeColumns } from './OvertimeColumns.ts';
import type { OvertimeItem } from './overtimeItems.ts';
import { overtimeGroup, overtimeGroups } from './overtimeGroups.ts';
import { useWhen } from './useWhen.ts';

export interface OvertimeListProps {
  /** The items in order; at least one. */
  items: readonly OvertimeItem[];
  /** Whether the first row of each group has a heading. Default false. */
  hasHeadings?: boolean;
  /** The id of the overtime whose detail is shown; null for none. */
  openId: number | null;
  /** Called when the user opens an overtime. */
  onOpen: (id: number) => void;
}

/** The overtime of the user: state, time, length, account and progress of a decision. @requirement overtime-1, overtime-23 */
export function OvertimeList({ items, hasHeadings = false, openId, onOpen }: OvertimeListProps) {
  const { t } = useTranslation(['overtime', 'patterns']);
  const when = useWhen();
  const headings = new Map<number, string>();
  for (const group of hasHeadings ? overtimeGroups : []) {
    const members = items.filter((item) => overtimeGroup(item) === group);
    const [first] = members;
    if (first) headings.set(first.overtime.id, t(`overtime:group.${group}`, { number: members.length }));
  }
  const lengthOf = ({ overtime: { begin, end } }: OvertimeItem) => formatHours(minutesBetween(begin, end));
  const stateOf = ({ overtime, asked }: OvertimeItem) =>
    asked ? t(`overtime:progress.${asked}`) : t(`patterns:state.overtime.${overtime.state}`);
  return (
    <ColumnList
      label={t('overtime:list')}
      rows={items}
      idOf={({ overtime }) => String(overtime.id)}
      labelOf={(item) =>
        [when(item.overtime), lengthOf(item), item.overtime.accountName, stateOf(item)]
          .filter(Boolean)
          .join(', ')
          .replaceAll('\u00a0', ' ')
      }
      columns={OvertimeColumns}
      openId={openId === null ? null : String(openId)}
      onOpen={(id) => onOpen(Number(id))}
      headingOf={({ overtime }) => headings.get(overtime.id)}
    >
      {(item) => (
        <>
          <StateIcon look={overtimeStateIcons[item.overtime.state]} isCompact />
          <span data-part="when">{when(item.overtime)}</span>
          <span data-part="length">{lengthOf(item)}</span>
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
    <BelowHeading>
      <ColumnListSkeleton
        count={5}
        columns={OvertimeColumns}
        hasIcon
        widths={{ when: '10rem', length: '3rem', account: '8rem', state: '4rem' }}
      />
    </BelowHeading>
  );
}

/* Room for the heading of the first group. */
const BelowHeading = styled.div`
  padding-top: ${headingHeight}px;
`;
