import { useState } from 'react';
import { useDrafts } from '../../environment/Environment.tsx';

const keyOf = (id: number) => `approvals.note.${id}`;

/** The notes that are being typed, one for each request, until the decision that they go with is settled. */
export function useNotes() {
  const drafts = useDrafts();
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const [askedId, setAskedId] = useState<number | null>(null);
  return {
    /** What is typed for a request; empty for nothing. */
    of: (id: number) => typed.get(id) ?? drafts.read(keyOf(id)) ?? '',
    change(id: number, note: string) {
      setTyped(new Map(typed).set(id, note));
      if (note === '') drafts.remove(keyOf(id));
      else drafts.write(keyOf(id), note);
    },
    /** They are sent, and not needed any more. */
    forget(ids: readonly number[]) {
      for (const id of ids) drafts.remove(keyOf(id));
    },
    /** Whether a rejection was tried without the note that it needs. */
    isAsked: (id: number) => askedId === id,
    ask: setAskedId,
  };
}
