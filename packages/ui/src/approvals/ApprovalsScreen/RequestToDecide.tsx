import { requestDays } from '@selfservice/api/requests/request-days';
import type { Agenda, WorkflowRequest } from '@selfservice/api/requests/requests';
import { isAllowed } from '@selfservice/api/session/permissions';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '../../environment/Environment.tsx';
import { useDebounced } from '../../environment/useDebounced.ts';
import { ApprovalDetail } from '../ApprovalDetail/ApprovalDetail.tsx';
import { decisionsById } from '../../patterns/decisions/queuedDecisions.ts';
import { progressOf } from '../ApprovalsList/approvalItems.ts';
import { isPartOfADay } from '../team/ghostOf.ts';
import { failureText } from '../DecisionBar/failureText.ts';
import { TeamPanel } from '../TeamPanel/TeamPanel.tsx';
import { TeamScreen } from '../TeamScreen/TeamScreen.tsx';
import { ownFailureOf } from './decisionsOf.ts';
import { useDecisions } from './useDecisions.ts';

export interface RequestToDecideProps {
  /** What is decided about. */
  agenda: Agenda;
  /** In its present state. */
  request: WorkflowRequest;
  /** Why nothing can be decided about it here; null for no reason. */
  refusal: ParseKeys<'approvals'> | null;
  /** Decisions with these keys are to be taken back. */
  onUndo: (keys: readonly number[]) => void;
}

/** How long a request stands there before the department's plan is asked about it, in milliseconds. */
const dwellMs = 300;

/** The detail of a request, what has become of decisions about it, and its days among the team's plans. */
export function RequestToDecide({ agenda, request, refusal, onUndo }: RequestToDecideProps) {
  const { t } = useTranslation('approvals');
  const permissions = usePermissions();
  const { queue, entries, outcomes } = useDecisions(agenda);
  const { id, state, applicant, text } = request;
  const decision = decisionsById(entries).get(id);
  const failure = ownFailureOf(entries, id);
  const outcome = outcomes.find(({ item }) => item.id === id);
  const isUndoable = decision?.phase === 'waiting' && !decision.isMass;
  const isStaying = useDebounced(id, dwellMs) === id;
  const canSeeTeam = isAllowed(permissions, 'runDepartmentPlan');
  const days = state === 'pending' ? requestDays(text) : null;
  return (
    <ApprovalDetail
      key={id}
      request={request}
      progress={failure ? null : progressOf(decision)}
      onUndo={isUndoable ? () => onUndo([decision.key]) : undefined}
      error={failure?.error ?? null}
      errorTitle={failure && failureText(t, [failure])}
      onRetry={() => failure && queue.retry(failure.key)}
      isJustDecided={decision?.phase === 'settled' && state === decision.state}
      isDecidedMeanwhile={outcome?.kind === 'changed'}
      reason={outcome?.reason}
      refusal={refusal ? t(refusal) : undefined}
    >
      {days && !canSeeTeam && <TeamPanel team={{ kind: 'refused' }} />}
      {days && canSeeTeam && isStaying && <TeamScreen {...{ applicant, text, days }} />}
      {days && canSeeTeam && !isStaying && (
        <TeamPanel team={{ kind: 'loading', hasHours: isPartOfADay(text, days) }} />
      )}
    </ApprovalDetail>
  );
}
