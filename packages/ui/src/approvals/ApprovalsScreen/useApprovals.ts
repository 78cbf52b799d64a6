import type { Approvals } from '@selfservice/api/approvals/approvals.types';
import { createApprovals } from '@selfservice/api/approvals/create-approvals';
import type { Agenda } from '@selfservice/api/requests/requests';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useEnvironment } from '../../environment/Environment.tsx';
import { useValue } from '../../environment/useValue.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { isTyping } from '../../patterns/decisions/screenKey.ts';
import { isDetailBeside } from '../../patterns/ListDetail/ListDetailFrame.ts';
import { titlesAfter } from '../../patterns/person-name/titlesAfter.ts';
import { useApprovalQueue } from './useApprovalQueue.ts';
import type { ListFocus } from '../../primitives/List/ListFocus.ts';

/** The options of `useApprovals`. */
export interface UseApprovalsOptions {
  agenda: Agenda;
  /** Whether only pending requests are listed at first. */
  isPendingOnly: boolean;
  /** The id of the address; null for none. */
  openId: number | null;
  /** Called when the request of the address is open, or is not in the list. */
  onOpened: () => void;
  listFocus: ListFocus;
  /** Moves the focus to the field of the note. */
  focusNote: () => void;
}

/** Creates the model of the screen and connects it with the address, the language and the focus. */
export function useApprovals(options: UseApprovalsOptions): Approvals {
  const { agenda, isPendingOnly, openId, onOpened, listFocus, focusNote } = options;
  const { clock, permissions, drafts } = useEnvironment();
  const client = useQueryClient();
  const language = useLanguage();
  const queue = useApprovalQueue(agenda);
  const [model] = useState(() => {
    const created = createApprovals({
      agenda,
      client,
      clock,
      permissions,
      queue,
      drafts,
      isPendingOnly,
      language,
      sortName: titlesAfter,
      view: {
        isDetailBeside,
        isTyping: () => isTyping(document.activeElement),
        focusRow(id) {
          // The new state must be rendered before the row receives the focus.
          flushSync(() => {});
          listFocus.focusItem(String(id));
        },
        focusNote() {
          flushSync(() => {});
          focusNote();
        },
      },
    });
    if (openId !== null) created.open(openId);
    return created;
  });
  useEffect(() => model.setLanguage(language), [model, language]);
  useEffect(() => {
    if (openId !== null) model.open(openId);
  }, [model, openId]);
  const openedId = useValue(model.state).openedId;
  const reportOpened = useEffectEvent(onOpened);
  useEffect(() => {
    if (openId !== null && openId === openedId) reportOpened();
  }, [openId, openedId]);
  return model;
}
