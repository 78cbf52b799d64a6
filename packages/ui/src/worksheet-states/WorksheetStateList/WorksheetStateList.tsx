import type { PersonWorksheetState } from '@selfservice/api/worksheet-states/worksheet-states';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ColumnList } from '../../patterns/ColumnList/ColumnList.tsx';
import { ColumnListSkeleton } from '../../patterns/ColumnList/ColumnListSkeleton.tsx';
import { RowColumns } from '../../patterns/ColumnList/RowColumns.ts';
import { titlesAfter } from '../../patterns/person-name/titlesAfter.ts';
import { StateIcon } from '../../patterns/StateIcon/StateIcon.tsx';
import { worksheetStateIcons } from '../../patterns/StateIcon/worksheetStateIcons.ts';

export interface WorksheetStateListProps {
  /** The worksheets in order, at least one. */
  worksheets: readonly PersonWorksheetState[];
  /** The key of the worksheet whose detail is shown; null for none. */
  openKey: string | null;
  /** Called when the user opens a worksheet. */
  onOpen: (key: string) => void;
}

/** People with the states of their worksheets. @requirement worksheet-states-5 */
export function WorksheetStateList({ worksheets, openKey, onOpen }: WorksheetStateListProps) {
  const { t } = useTranslation(['worksheet-states', 'patterns']);
  return (
    <ColumnList
      label={t('worksheet-states:list')}
      rows={worksheets}
      idOf={({ key }) => key}
      labelOf={({ fullName, state }) =>
        `${titlesAfter(fullName)}, ${t(`patterns:${worksheetStateIcons[state].text}`)}`
      }
      columns={Columns}
      openId={openKey}
      onOpen={onOpen}
    >
      {({ fullName, state }) => (
        <>
          <StateIcon look={worksheetStateIcons[state]} isCompact />
          <span data-part="name">{titlesAfter(fullName)}</span>
          {/* Screen readers read it from the icon. */}
          <span data-part="state" aria-hidden="true">
            {t(`patterns:${worksheetStateIcons[state].text}`)}
          </span>
        </>
      )}
    </ColumnList>
  );
}

/** Shown while the worksheets load, with enough rows to fill the window. */
export function WorksheetStateListSkeleton() {
  return (
    <ColumnListSkeleton
      count={20}
      columns={Columns}
      hasIcon
      widths={{ name: 'min(12rem, 70%)', state: '6rem' }}
    />
  );
}

/** Name and state: beside each other in a wide list, otherwise below each other. */
const Columns = styled(RowColumns)`
  grid-template: 'icon name' auto 'icon state' auto / auto minmax(0, 1fr);
  column-gap: var(--space-3);

  & > :first-child {
    grid-area: icon;
  }

  & > [data-part='state'] {
    grid-area: state;
  }

  @container (width >= 480px) {
    grid-template: 'icon name state' auto / auto minmax(0, 3fr) minmax(12rem, 2fr);
    align-items: center;
  }
`;
