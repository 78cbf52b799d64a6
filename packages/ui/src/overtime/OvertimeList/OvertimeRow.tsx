import type { Overtime } from '@selfservice/api/overtime/overtime';
import { useTranslation } from 'react-i18next';
import { overtimeStateIcons } from '../../patterns/StateIcon/overtimeStateIcons.ts';
import { StateIcon } from '../../patterns/StateIcon/StateIcon.tsx';
import type { OvertimeProgress } from './overtimeItems.ts';
import { OvertimeColumns } from './OvertimeColumns.ts';
import { useWhen } from './useWhen.ts';

export interface OvertimeRowProps {
  /** The overtime to show. */
  overtime: Overtime;
  /** The progress of the decision about it; null for none. */
  asked: OvertimeProgress | null;
  /** Whether its detail is shown beside the list. */
  isOpen: boolean;
}

/** An overtime: its state, when, what it is booked on, and what is being done with it. */
export function OvertimeRow({ overtime, asked, isOpen }: OvertimeRowProps) {
  const { t } = useTranslation(['overtime', 'patterns']);
  const when = useWhen();
  return (
    <OvertimeColumns aria-current={isOpen || undefined}>
      <StateIcon look={overtimeStateIcons[overtime.state]} isCompact />
      <span data-part="when">{when(overtime)}</span>
      <span data-part="account">{overtime.accountName}</span>
      {/* The icon has told it to assistive technology. */}
      <span data-part="state" aria-hidden={asked === null || undefined} data-progress={asked ?? undefined}>
        {asked ? t(`overtime:progress.${asked}`) : t(`patterns:state.overtime.${overtime.state}`)}
      </span>
    </OvertimeColumns>
  );
}
