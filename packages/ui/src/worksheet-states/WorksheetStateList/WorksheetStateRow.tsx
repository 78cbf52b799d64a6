import type { PersonWorksheetState } from '@selfservice/api/worksheet-states/worksheet-states';
import { titlesAfter } from '../../patterns/person-name/titlesAfter.ts';
import { worksheetStateIcons } from '../../patterns/StateIcon/worksheetStateIcons.ts';
import { StateIcon } from '../../patterns/StateIcon/StateIcon.tsx';
import { WorksheetStateColumns } from './WorksheetStateColumns.ts';

export interface WorksheetStateRowProps {
  /** Whose worksheet it is, and where it stands. */
  worksheet: PersonWorksheetState;
  /** It is the one whose detail is shown. */
  isOpen: boolean;
}

/** Whose worksheet it is, and where it stands. */
export function WorksheetStateRow({ worksheet, isOpen }: WorksheetStateRowProps) {
  return (
    <WorksheetStateColumns aria-current={isOpen || undefined}>
      <span data-part="name">{titlesAfter(worksheet.fullName)}</span>
      <StateIcon data-part="state" look={worksheetStateIcons[worksheet.state]} size={16} />
    </WorksheetStateColumns>
  );
}
