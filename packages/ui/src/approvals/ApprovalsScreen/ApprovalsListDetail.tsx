import type { Agenda, WorkflowRequest } from '@selfservice/api/requests/requests';
import { isAllowed } from '@selfservice/api/session/permissions';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { usePermissions } from '../../environment/Environment.tsx';
import { ListDetail } from '../../patterns/ListDetail/ListDetail.tsx';
import { ApprovalsList } from '../ApprovalsList/ApprovalsList.tsx';
import { ApprovalsBar } from './ApprovalsBar.tsx';
import { requestNow } from './decisionsOf.ts';
import type { ApprovalsDialog } from './DecisionDialogs.tsx';
import { DecisionDialogs } from './DecisionDialogs.tsx';
import { NothingSelected } from './NothingSelected.tsx';
import { refusalKey } from './refusalKey.ts';
import { RequestDecision } from './RequestDecision.tsx';
import { RequestToDecide } from './RequestToDecide.tsx';
import { useApprovalItems } from './useApprovalItems.ts';
import type { ApprovalsData } from './approvalsData.ts';
import { useDeciding } from './useDeciding.ts';
import { useDecisions } from './useDecisions.ts';
import type { Selection } from './useSelection.ts';
import { chosenRequests, isSelectionDecided } from './useSelection.ts';

export interface ApprovalsListDetailProps {
  /** What is decided about. */
  agenda: Agenda;
  /** The requests, and what the person decides about. */
  data: ApprovalsData;
  /** The request whose detail is shown, as it was when it was selected; null for none. */
  selected: WorkflowRequest | null;
  /** The detail of another one is to be shown, or none. */
  onSelect: (request: WorkflowRequest | null) => void;
  /** What many can be decided about at once. */
  selection: Selection;
  /** The window that is wanted over the screen; null for none. */
  dialog: ApprovalsDialog | null;
  /** Another one is wanted, or none. */
  onDialogChange: (dialog: ApprovalsDialog | null) => void;
  /** What stands above everything. */
  head: ReactNode;
  /** What stands above the list. */
  messages: ReactNode;
  /** What stands in the place of the list where there is nothing in it. */
  renderEmpty: () => ReactNode;
}

/** The list, beside it the detail, and everything that is decided. */
export function ApprovalsListDetail(props: ApprovalsListDetailProps) {
  const { agenda, data, selected, onSelect, selection, dialog, onDialogChange, head, messages } = props;
  const { requests, error, isApprover, rolesError } = data;
  const { t } = useTranslation('approvals');
  const isNoteRequired = isAllowed(usePermissions(), 'rejectNote');
  const { entries, outcomes } = useDecisions(agenda);
  const items = useApprovalItems(requests, entries);
  const chosen = chosenRequests(selection, items);
  const { note, moves, decide, keyboard } = useDeciding({ ...props, isNoteRequired, items, chosen });
  const canDecide = isApprover === true;
  const isBulk = isSelectionDecided(selection, chosen, entries);
  const current = selected && requestNow(selected, items, { entries, outcomes });
  const bar = (
    <ApprovalsBar
      agenda={agenda}
      selected={current}
      items={items}
      selection={canDecide && isBulk ? selection : null}
      chosen={chosen}
      canReject={isNoteRequired}
      decide={decide}
      onRejectMany={() => onDialogChange('massReject')}
      onShowOutcomes={() => onDialogChange('results')}
      onSelect={onSelect}
    />
  );
  return (
    <Root onKeyDown={keyboard.onKeyDown}>
      {head}
      <Body>
        {messages}
        {error && !requests ? (
          bar
        ) : (
          <ListDetail
            list={
              <ApprovalsList
                label={t(`title.${agenda}`)}
                items={items}
                isLoading={!requests}
                renderEmpty={props.renderEmpty}
                currentId={current && String(current.id)}
                onFocus={moves.onFocus}
                onOpen={moves.show}
                onKey={(key, id) => (isBulk && chosen.length === 0) || keyboard.onRowKey(key, id)}
                canDecide={canDecide}
                isSelecting={canDecide && selection.isSelecting}
                selectedIds={selection.ids}
                onBegin={selection.begin}
                onSelectionChange={selection.change}
                focusRow={moves.focusRow}
              />
            }
            detail={
              current && (
                <RequestToDecide
                  agenda={agenda}
                  request={current}
                  refusal={refusalKey({ agenda, isApprover, hasRolesError: rolesError !== null, isBulk })}
                  onUndo={decide.undo}
                />
              )
            }
            detailActions={
              canDecide &&
              !isBulk &&
              current?.state === 'pending' && (
                <RequestDecision
                  key={current.id}
                  agenda={agenda}
                  request={current}
                  isNoteRequired={isNoteRequired}
                  note={note}
                  decide={decide}
                  moves={moves}
                />
              )
            }
            bar={bar}
            detailLabel={current ? t('detail.of', { name: current.applicant }) : t('detail.label')}
            placeholder={requests?.length !== 0 && <NothingSelected canDecide={canDecide} />}
            onClose={moves.leave}
          />
        )}
      </Body>
      <DecisionDialogs
        agenda={agenda}
        dialog={dialog}
        onDialogChange={onDialogChange}
        chosen={chosen}
        onDecided={selection.drop}
        decide={decide}
      />
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
`;

const Body = styled.div`
  display: grid;
  gap: var(--space-4);
  min-width: 0;
`;
