import { decisionsToRepeat } from '@selfservice/api/approvals/decision-outcomes';
import type { Decision } from '@selfservice/api/approvals/decision-queue';
import { idsOf } from '@selfservice/api/approvals/decision-queue';
import { dateOf } from '@selfservice/api/core/local-date';
import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import type { KeyboardEvent } from 'react';
import { startTransition, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import {
  asDecided,
  createItemMaker,
  decisionsById,
  isOpen,
  progressOf,
} from '../ApprovalsList/approvalItems.ts';
import { useClock } from '../../environment/Environment.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { nextOpen } from '../ApprovalsList/nextOpen.ts';
import type { FocusRow } from '../ApprovalsList/focusRow.ts';
import type { RequestLabelContext } from '../../requests/request-words/requestLabel.ts';
import { requestLabel } from '../../requests/request-words/requestLabel.ts';
import type { ApprovalsDeskProps } from './ApprovalsDesk.tsx';
import { deskKey } from './deskKey.ts';
import { createDoubleClickGuard } from './doubleClickGuard.ts';
import { isWide } from './isWide.ts';

/** Brings together list, detail, selection and decisions: what is shown, and what each key and button does. */
export function useDesk(props: ApprovalsDeskProps) {
  const { requests, decisions, selection, shown, notes, filter, isNoteRequired } = props;
  const { queue, entries, outcomes } = decisions;
  const { t } = useTranslation(['requests', 'patterns']);
  const focusRow = useRef<FocusRow>(null);
  const unseenId = useRef<string | null>(null);
  const noteRef = useRef<HTMLTextAreaElement>(null);
  const [doubleClick] = useState(createDoubleClickGuard);
  const [dialog, setDialog] = useState<'keys' | 'massReject' | null>(null);
  const [resets, setResets] = useState(0);
  const [isEnterSending, setIsEnterSending] = useState(false);
  const today = dateOf(useClock().localNow());
  const words = { t, language: useLanguage(), today };
  const [maker, setMaker] = useState(() => ({ t, make: itemMaker(words) }));
  // Labels are words: another language needs other items.
  if (maker.t !== t) setMaker({ t, make: itemMaker(words) });

  const byId = decisionsById(entries);
  const items = maker.make(requests, entries);
  const itemOf = (id: string) => items.find((item) => item.id === id);
  const selected = items.filter((item) => selection.ids.has(item.id) && isOpen(item));
  const current = shown.shown && currentOf(shown.shown);
  const failed = entries.filter(({ phase }) => phase === 'failed');
  const waiting = entries.filter(({ phase }) => phase === 'waiting');
  const ownFailure = failed.find((entry) => !entry.isMass && idsOf(entry)[0] === current?.id);

  function currentOf(request: WorkflowRequest): WorkflowRequest {
    const known = outcomes.find((one) => one.request.id === request.id)?.request;
    const listed = itemOf(String(request.id))?.request;
    // A list that was asked for before the decision may come after what is known of it.
    const isKnownBetter = known && known.state !== 'pending';
    return isKnownBetter ? known : (listed ?? asDecided(request, byId.get(request.id)));
  }

  function show(id: string): void {
    const item = itemOf(id);
    if (item && item.request.id !== shown.shown?.id) {
      doubleClick.end();
      shown.show(item.request);
      setIsEnterSending(false);
    }
  }

  function moveOn(id: string): void {
    setIsEnterSending(false);
    doubleClick.begin();
    const next = nextOpen(items, id);
    if (next && shown.shown) shown.show(next.request);
    if (!next && !isWide()) shown.show(null);
    focusRow.current?.(next?.id ?? id);
  }

  function decide(request: WorkflowRequest, state: Decision['state']): void {
    const note = notes.of(request.id).trim();
    if (state === 'rejected' && isNoteRequired && note === '') return notes.ask(request.id);
    const key = decisions.decide({ requests: [request], state, note, isMass: false });
    if (key !== null) moveOn(String(request.id));
  }

  function decideSelected(state: Decision['state'], note = ''): void {
    const [first] = selected;
    if (!first) return;
    decisions.decide({ requests: selected.map(({ request }) => request), state, note, isMass: true });
    setDialog(null);
    if (isWide()) shown.show(first.request);
    focusRow.current?.(first.id);
  }

  function undo(keys: readonly number[]): void {
    const [first] = waiting.filter(({ key }) => keys.includes(key)).flatMap((entry) => entry.requests);
    doubleClick.end();
    for (const key of keys) queue.undo(key);
    if (!first) return;
    if (isWide() || shown.shown) shown.show(first);
    focusRow.current?.(String(first.id));
  }

  function openNote(id: string): void {
    flushSync(() => {
      show(id);
      setIsEnterSending(true);
    });
    noteRef.current?.focus();
  }

  function retryOutcomes(): void {
    decisions.setIsLedgerOpen(false);
    for (const decision of decisionsToRepeat(outcomes)) decisions.decide(decision);
  }

  const decision = current ? byId.get(current.id) : undefined;
  const isMeanwhile = outcomes.some(({ request, kind }) => request.id === current?.id && kind === 'changed');
  return {
    items,
    selected,
    current,
    progress: progressOf(decision),
    decision,
    isJustDecided: decision?.phase === 'settled' && current?.state === decision.state,
    ownFailure,
    otherFailures: failed.filter((entry) => entry !== ownFailure),
    underWay: entries.filter(({ phase }) => phase === 'waiting' || phase === 'sending'),
    waiting,
    isMeanwhile,
    isEnterSending,
    focusRow,
    noteRef,
    dialog,
    setDialog,
    resets,
    show,
    decideSelected,
    undo,
    retryOutcomes,
    /**
     * What is shown is the person's choice: moving in the list shows the detail beside it. Where the focus only comes
     * back to the list, or moves by itself as its row went, what is shown stays.
     */
    onFocus(id: string, isLed: boolean) {
      if (!isWide()) return;
      const isUnseen = !isLed && current !== null && String(current.id) !== id;
      unseenId.current = isUnseen ? id : null;
      // Moving comes first: through a long list the details may be skipped.
      if (!isUnseen) startTransition(() => show(id));
    },
    /** What was learned of the request that is shown stays with it. */
    clearOutcomes() {
      if (current) shown.show(current);
      decisions.clearOutcomes();
    },
    /** By a button: the second press of a double click would meet the request after. */
    decideByButton(request: WorkflowRequest, state: Decision['state']) {
      if (!doubleClick.isUnderWay()) decide(request, state);
    },
    decideByKey(key: 'approve' | 'reject', id: string) {
      const item = itemOf(id);
      if (selected.length > 0) {
        if (key === 'approve') decideSelected('approved');
        else if (isNoteRequired) setDialog('massReject');
      } else if (unseenId.current === id) {
        // Nobody decides about a request that has not been shown.
        unseenId.current = null;
        show(id);
      } else if (item && isOpen(item)) {
        if (key === 'approve') decide(item.request, 'approved');
        else openNote(id);
      }
    },
    rejectByEnter(request: WorkflowRequest) {
      decide(request, 'rejected');
    },
    leaveDetail() {
      const id = current && String(current.id);
      setIsEnterSending(false);
      if (!isWide()) flushSync(() => shown.show(null));
      if (id !== null) focusRow.current?.(id);
    },
    retryFailed() {
      for (const entry of failed.filter((one) => one !== ownFailure)) {
        if (!entry.isMass) queue.retry(entry.key);
        else {
          queue.dismiss(entry.key);
          const open = entry.requests.filter(({ id }) => itemOf(String(id))?.request.state === 'pending');
          decisions.decide({ ...entry, requests: open });
        }
      }
    },
    reset() {
      setResets(resets + 1);
      filter.onSearch('');
      filter.onApplicantChange(null);
    },
    onKeyDown(event: KeyboardEvent) {
      const key = deskKey(event);
      const last = waiting.at(-1);
      if (key === 'keys') setDialog('keys');
      else if (key === 'undo' && last) undo([last.key]);
      else if (key === 'end' && selection.isSelecting) selection.end();
      else return;
      event.preventDefault();
    },
  };
}

function itemMaker(words: RequestLabelContext) {
  return createItemMaker((request, progress) => requestLabel(words, request, progress));
}
