import type { ApprovalQueue } from '@selfservice/api/approvals/approval-decisions';
import { createApprovalSender } from '@selfservice/api/approvals/approval-decisions';
import { forgetNotes } from '@selfservice/api/approvals/approval-notes';
import type { Agenda } from '@selfservice/api/requests/requests';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useEnvironment } from '../../environment/Environment.tsx';
import { notifyResult } from '../../patterns/decisions/notifyResult.ts';
import { useSessionQueue } from '../../patterns/decisions/useSessionQueue.ts';
import { failureText, outcomeText } from '../ApprovalDecisionBar/decisionTexts.ts';

/** Returns the queue of the user's decisions about one kind of requests. It lives until the session ends. */
export function useApprovalQueue(agenda: Agenda): ApprovalQueue {
  const { drafts, notify } = useEnvironment();
  const client = useQueryClient();
  const { i18n } = useTranslation('approvals');
  return useSessionQueue({
    name: `approvals.${agenda}`,
    createSender: (ended) => createApprovalSender({ client, agenda, ended }),
    onResult(result, isSeen) {
      forgetNotes(drafts, result);
      if (isSeen) return;
      // The language may have changed since the queue was created.
      const t = i18n.getFixedT(null, 'approvals');
      notifyResult(notify, result, {
        failure: (failed) => failureText(t, failed),
        outcome: (outcomes) => outcomeText(t, outcomes),
      });
    },
  });
}
