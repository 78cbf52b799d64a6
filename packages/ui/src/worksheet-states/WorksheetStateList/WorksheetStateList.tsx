import type { PersonWorksheetState } from '@selfservice/api/worksheet-states/worksheet-states';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { titlesAfter } from '../../patterns/person-name/titlesAfter.ts';
import { worksheetStateIcons } from '../../patterns/StateIcon/worksheetStateIcons.ts';
import { List } from '../../primitives/List/List.tsx';
import { WorksheetStateRow } from './WorksheetStateRow.tsx';

export interface WorksheetStateListProps {
  /** At least one, in order. */
  worksheets: readonly PersonWorksheetState[];
  /** Key of the one whose detail is shown; null for none. */
  openKey: string | null;
  /** One was opened. */
  onOpen: (key: string) => void;
}

/** People with the states of their worksheets. */
export function WorksheetStateList({ worksheets, openKey, onOpen }: WorksheetStateListProps) {
  const { t } = useTranslation(['worksheet-states', 'patterns']);
  return (
    <WorksheetStateRoom>
      <List
        label={t('worksheet-states:list')}
        items={worksheets.map((worksheet) => ({
          id: worksheet.key,
          label: `${titlesAfter(worksheet.fullName)}, ${t(`patterns:${worksheetStateIcons[worksheet.state].text}`)}`,
          worksheet,
          isOpen: worksheet.key === openKey,
        }))}
        renderItem={({ worksheet, isOpen }) => <WorksheetStateRow {...{ worksheet, isOpen }} />}
        onAction={onOpen}
      />
    </WorksheetStateRoom>
  );
}

/** What the rows measure their room by. */
export const WorksheetStateRoom = styled.div`
  container: states / inline-size;
`;
