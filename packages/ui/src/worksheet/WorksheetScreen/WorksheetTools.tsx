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
  /** The person and the month of the worksheet. */
  worksheetId: WorksheetId;
  /** The worksheet; undefined while loading, null for none. */
  worksheet: Worksheet | null | undefined;
  /** The current day. */
  today: LocalDate;
  /** The day to which the current month is computed; null while unknown. */
  computeToToday: ComputeToToday | null;
  /** Called when the user chooses another day. */
  onComputeToTodayChange: (choice: ComputeToToday) => void;
}

/** The tools of a worksheet that its month, the permissions and the data allow. @requirement worksheet-20, worksheet-44 */
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
