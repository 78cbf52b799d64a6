import type { ApprovalRefusal, Approvals, CurrentRequest } from '@selfservice/api/approvals/approvals.types';
import { requestDays } from '@selfservice/api/requests/request-days';
import type { Agenda } from '@selfservice/api/requests/requests';
import { isAllowed } from '@selfservice/api/session/permissions';
import type { ParseKeys } from 'i18next';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfiguration, usePermissions } from '../../environment/Environment.tsx';
import { useDebounced } from '../../environment/useDebounced.ts';
import { useValue } from '../../environment/useValue.ts';
import { ignoreSecondClick } from '../../patterns/decisions/ignoreSecondClick.ts';
import { ApprovalDecision } from '../ApprovalDecision/ApprovalDecision.tsx';
import { ApprovalDecisionBar } from '../ApprovalDecisionBar/ApprovalDecisionBar.tsx';
import { failureText } from '../ApprovalDecisionBar/decisionTexts.ts';
import { ApprovalDetail } from '../ApprovalDetail/ApprovalDetail.tsx';
import { busyWith } from '../busyWith.ts';
import { SelectionBar } from '../SelectionBar/SelectionBar.tsx';
import { isPartOfADay } from '../team/toPlanInterval.ts';
import { TeamPanel } from '../TeamPanel/TeamPanel.tsx';
import { TeamScreen } from '../TeamScreen/TeamScreen.tsx';

export interface SelectedRequestProps {
  /** The model of the screen. */
  model: Approvals;
  /** The kind of requests. */
  agenda: Agenda;
  /** The selected request. */
  current: CurrentRequest;
}

/** How long a request is selected before the department's plan is loaded for it, in milliseconds. */
const dwellMs = 300;

/** The detail of the selected request with its days among the plans of the team. @requirement approvals-18 */
export function SelectedRequest({ model, agenda, current }: SelectedRequestProps) {
  const { t } = useTranslation('approvals');
  const permissions = usePermissions();
  const { request, progress, failure, outcome, undoKey, isJustDecided, refusal } = current;
  const { id, state, applicant, text } = request;
  const isStaying = useDebounced(id, dwellMs) === id;
  const canSeeTeam = isAllowed(permissions, 'runDepartmentPlan');
  const days = state === 'pending' ? requestDays(text) : null;
  return (
    <ApprovalDetail
      key={id}
      request={request}
      progress={progress}
      onUndo={undoKey === null ? undefined : () => model.undo([undoKey])}
      error={failure?.error ?? null}
      errorTitle={failure ? failureText(t, [failure]) : undefined}
      onRetry={() => failure && model.retry([failure.key])}
      isJustDecided={isJustDecided}
      isDecidedMeanwhile={outcome?.kind === 'changed'}
      reason={outcome?.reason}
      refusal={refusal ? t(refusalKey(refusal, agenda)) : undefined}
    >
      {days && !canSeeTeam && <TeamPanel team={{ kind: 'refused' }} />}
      {days && canSeeTeam && isStaying && <TeamScreen applicant={applicant} text={text} days={days} />}
      {days && canSeeTeam && !isStaying && (
        <TeamPanel team={{ kind: 'loading', hasHours: isPartOfADay(text, days) }} />
      )}
    </ApprovalDetail>
  );
}

function refusalKey(refusal: ApprovalRefusal, agenda: Agenda): ParseKeys<'approvals'> {
  return refusal === 'notApprover' ? `detail.notApprover.${agenda}` : `detail.${refusal}`;
}

export interface SelectedRequestDecisionProps {
  /** The model of the screen. */
  model: Approvals;
  /** The selected request. */
  current: CurrentRequest;
  /** The field of the note. */
  noteRef: RefObject<HTMLTextAreaElement | null>;
}

/** The note of the selected request and the buttons that decide. */
export function SelectedRequestDecision({ model, current, noteRef }: SelectedRequestDecisionProps) {
  const { id } = current.request;
  const { isNoteRequired, isEnterSending, notes, noteAskedId } = useValue(model.state);
  return (
    <ApprovalDecision
      isNoteRequired={isNoteRequired}
      note={notes.get(id) ?? ''}
      onNoteChange={(note) => model.changeNote(id, note)}
      isNoteAsked={noteAskedId === id}
      onNoteAsk={() => model.askForNote(id)}
      noteRef={noteRef}
      busy={busyWith(current.progress)}
      isEnterSending={isEnterSending}
      onReject={() => model.reject(id)}
      onDecide={(state) => {
        if (state === 'approved') model.approve(id);
        else model.reject(id);
        // The next request has its buttons at the same place.
        ignoreSecondClick();
      }}
      onLeave={model.leave}
    />
  );
}

export interface ApprovalsBarProps {
  /** The model of the screen. */
  model: Approvals;
}

/** The bar that floats over the list: decisions in progress, their outcomes, and the actions of the selection. */
export function ApprovalsBar({ model }: ApprovalsBarProps) {
  const { undoSeconds } = useConfiguration();
  const state = useValue(model.state);
  return (
    <ApprovalDecisionBar
      underWay={state.underWay}
      undoSeconds={undoSeconds}
      onUndoLast={model.undoLast}
      onUndoAll={model.undoAll}
      failed={state.failed}
      unknown={state.unknown}
      onRetry={model.retry}
      onDismiss={model.dismiss}
      outcomes={state.outcomes}
      onShowOutcomes={() => model.showDialog('results')}
      onClearOutcomes={model.clearOutcomes}
      selection={
        state.isApprover === true &&
        state.isBulk && (
          <SelectionBar
            count={state.chosen.length}
            openCount={state.openCount}
            canReject={state.isNoteRequired}
            onSelectAll={model.selectAll}
            onApprove={model.approveSelected}
            onReject={() => model.showDialog('massReject')}
            onEnd={model.endSelection}
          />
        )
      }
    />
  );
}
