import type { ApprovalQueue } from '@selfservice/api/approvals/approval-decisions';
import { createApprovalSender } from '@selfservice/api/approvals/approval-decisions';
import type { Agenda } from '@selfservice/api/requests/requests';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useEnvironment } from '../../environment/Environment.tsx';
import { tellResult } from '../../patterns/decisions/tellResult.ts';
import { useSessionQueue } from '../../patterns/decisions/useSessionQueue.ts';
import { failureText } from '../DecisionBar/failureText.ts';
import { outcomeText } from '../DecisionBar/outcomeText.ts';
import { forgetNotes } from './notes.ts';

/** The decisions of the signed-in person about one kind of requests: the same queue until the session ends. */
export function useApprovalQueue(agenda: Agenda): ApprovalQueue {
  const { transport, drafts, notify } = useEnvironment();
  const client = useQueryClient();
  const { i18n } = useTranslation('approvals');
  return useSessionQueue({
    name: `approvals.${agenda}`,
    createSender: (ended) => createApprovalSender({ transport, client, agenda, ended }),
    onResult(result, isSeen) {
      forgetNotes(drafts, result);
      if (isSeen) return;
      // The language may have changed since the queue was made.
      const t = i18n.getFixedT(null, 'approvals');
      tellResult(notify, result, {
        failure: (failed) => failureText(t, failed),
        outcome: (outcomes) => outcomeText(t, outcomes),
      });
    },
  });
}
