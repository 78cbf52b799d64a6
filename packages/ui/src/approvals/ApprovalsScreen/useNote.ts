import { useRef, useState } from 'react';
import { useDrafts } from '../../environment/Environment.tsx';
import { noteKey } from './notes.ts';

/** The notes that are being typed, one for each request, and the field that they are typed in. */
export function useNote() {
  const drafts = useDrafts();
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const [askedId, setAskedId] = useState<number | null>(null);
  const [isEnterSending, setIsEnterSending] = useState(false);
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  return {
    /** What is typed for a request; empty for nothing. */
    of: (id: number) => typed.get(id) ?? drafts.read(noteKey(id)) ?? '',
    change(id: number, note: string) {
      setTyped(new Map(typed).set(id, note));
      if (note === '') drafts.remove(noteKey(id));
      else drafts.write(noteKey(id), note);
    },
    /** Whether a rejection was tried without the note that it needs. */
    isAsked: (id: number) => askedId === id,
    ask: setAskedId,
    /** The field was opened to reject: Enter does. */
    isEnterSending,
    setIsEnterSending,
    fieldRef,
  };
}
