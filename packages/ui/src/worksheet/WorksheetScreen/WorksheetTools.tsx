import type { LocalDate } from '@selfservice/api/core/local-date';
import { permissionFor } from '@selfservice/api/session/permissions';
import type { ComputeToToday } from '@selfservice/api/worksheet/compute-to-today-choices';
import { canComputeToToday } from '@selfservice/api/worksheet/compute-to-today';
import { hasAttachmentsButton } from '@selfservice/api/worksheet/visibility';
import type { Worksheet } from '@selfservice/api/worksheet/worksheet';
import type { WorksheetId } from '@selfservice/api/worksheet/worksheet-query';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '../../environment/Environment.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { AttachmentsButton } from './AttachmentsButton.tsx';
import { ComputeToMenu } from './ComputeToMenu.tsx';
import { Tools } from './WorksheetLayout.ts';

export interface WorksheetToolsProps {
  /** The worksheet that is shown: the person and the month. */
  worksheetId: WorksheetId;
  /** Undefined while it is on its way; null: there is none. */
  worksheet: Worksheet | null | undefined;
  /** The day that it is now. */
  today: LocalDate;
  /** Up to which day the current month is reckoned; null until it is known. */
  computeToToday: ComputeToToday | null;
  /** Another day was chosen. */
  onComputeToTodayChange: (choice: ComputeToToday) => void;
}

/** What can be done with a worksheet besides signing it, as far as its month, the person and the data allow. */
export function WorksheetTools(props: WorksheetToolsProps) {
  const { worksheetId, worksheet, today, computeToToday, onComputeToTodayChange } = props;
  const { t } = useTranslation('worksheet');
  const attachments = permissionFor(usePermissions(), 'worksheetAttachments');
  return (
    <Tools>
      {computeToToday !== null && canComputeToToday(worksheetId.month, today) && (
        <ComputeToMenu value={computeToToday} onChange={onComputeToTodayChange} />
      )}
      {worksheet && hasAttachmentsButton(worksheet, attachments) && (
        <AttachmentsButton key={worksheetId.month} worksheetId={worksheetId} />
      )}
      {worksheet && worksheet.rows.length > 0 && (
        <Button kind="quiet" icon={Printer} onPress={() => window.print()}>
          <span>{t('print')}</span>
        </Button>
      )}
    </Tools>
  );
}
