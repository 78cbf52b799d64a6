import type { ApprovalQueue } from '@selfservice/api/approvals/approval-decisions';
import { createApprovalSender } from '@selfservice/api/approvals/approval-decisions';
import { createSessionDecisionQueue } from '@selfservice/api/core/decisions/session-decision-queue';
import type { Agenda } from '@selfservice/api/requests/requests';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useEnvironment } from '../../environment/Environment.tsx';
import { forgetNotes } from './notes.ts';
import { tellResult } from './tellResult.ts';

/** The decisions of the signed-in person about one kind of requests: the same queue until the session ends. */
export function useApprovalQueue(agenda: Agenda): ApprovalQueue {
  const { own, transport, clock, configuration, drafts, notify, onBeforeEnd } = useEnvironment();
  const client = useQueryClient();
  const { i18n } = useTranslation('approvals');
  const unsentKey = `approvals.unsent.${agenda}`;
  return own(`approvals.${agenda}`, (ended) =>
    createSessionDecisionQueue({
      clock,
      undoMs: configuration.undoSeconds * 1000,
      send: createApprovalSender({ transport, client, agenda, ended }),
      onBeforeEnd,
      ended,
      store: {
        read: () => drafts.read(unsentKey),
        write: (text) => drafts.write(unsentKey, text),
        remove: () => drafts.remove(unsentKey),
      },
      onResult(result, isSeen) {
        forgetNotes(drafts, result);
        if (!isSeen) tellResult(notify, i18n.getFixedT(null, 'approvals'), result);
      },
    }),
  );
}
