import type { Agenda } from '@selfservice/api/requests/requests';
import { useTranslation } from 'react-i18next';
import { AlsoAwayContext } from '../AlsoAway/useAlsoAwayCount.ts';
import { ApprovalsList } from '../ApprovalsList/ApprovalsList.tsx';
import { prefetchCode } from '../../primitives/Deferred/prefetchOnIntent.ts';
import { loadRequestPane } from './loadRequestPane.ts';
import { useAlsoAway } from './useAlsoAway.ts';
import type { Deciding } from './useDeciding.ts';
import type { Selection } from './useSelection.ts';

/** Only listens. */
const intent = { display: 'contents' };
const prefetchPane = () => prefetchCode(loadRequestPane);

export interface DecidingListProps {
  /** What is decided about. */
  agenda: Agenda;
  /** The requests are on their way. */
  isLoading: boolean;
  /** Requests, moves and keys. */
  deciding: Pick<Deciding, 'canDecide' | 'items' | 'headings' | 'current' | 'moves' | 'keyboard'>;
  /** What many can be decided about at once. */
  selection: Selection;
}

/** The list whose rows are moved through, selected and decided about. */
export function DecidingList({ agenda, isLoading, deciding, selection }: DecidingListProps) {
  const { canDecide, items, headings, current, moves, keyboard } = deciding;
  const { t } = useTranslation('approvals');
  const alsoAway = useAlsoAway();
  return (
    <AlsoAwayContext value={alsoAway}>
      <div style={intent} onPointerEnter={prefetchPane} onFocus={prefetchPane}>
        <ApprovalsList
          label={t(`title.${agenda}`)}
          items={items}
          headings={headings}
          isLoading={isLoading}
          currentId={current && String(current.id)}
          onFocus={moves.onFocus}
          onOpen={moves.show}
          onKey={keyboard.onRowKey}
          canDecide={canDecide}
          isSelecting={canDecide && selection.isSelecting}
          selectedIds={selection.ids}
          onBegin={selection.begin}
          onSelectionChange={selection.change}
        />
      </div>
    </AlsoAwayContext>
  );
}
