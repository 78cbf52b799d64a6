import type { Decidable, QueuedDecision } from '@selfservice/api/core/decisions/decision';
import { Undo2 } from 'lucide-react';
import { keyframes, styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { ProgressCircle } from '../../primitives/ProgressCircle/ProgressCircle.tsx';
import { BarRow } from './BarRow.tsx';

/** The labels of the buttons that undo decisions. */
export interface UndoWords {
  /** For the only waiting decision. */
  one: string;
  /** For the last of several waiting decisions. */
  last: string;
  all: string;
}

export interface UndoRowProps {
  /** The decisions that wait for the undo time to end, are being sent or are being checked; at least one. */
  underWay: readonly QueuedDecision<Decidable>[];
  /** One line about these decisions. */
  words: string;
  /** The labels of the buttons. */
  undoWords: UndoWords;
  /** How long a decision can be undone, in seconds. */
  undoSeconds: number;
  /** Called when the user undoes the last waiting decision. */
  onUndoLast: () => void;
  /** Called when the user undoes all waiting decisions. */
  onUndoAll: () => void;
}

/** The pending decisions and the buttons that undo them. */
export function UndoRow({ underWay, words, undoWords, undoSeconds, onUndoLast, onUndoAll }: UndoRowProps) {
  const waiting = underWay.filter(({ phase }) => phase === 'waiting');
  const last = waiting.at(-1);
  return (
    <BarRow>
      <ProgressCircle size={18} />
      <Words role="status">{words}</Words>
      {last && (
        <Buttons>
          {waiting.length > 1 && (
            <Button kind="quiet" onPress={onUndoAll}>
              {undoWords.all}
            </Button>
          )}
          <Button icon={Undo2} aria-keyshortcuts="U" onPress={onUndoLast}>
            {waiting.length > 1 ? undoWords.last : undoWords.one}
          </Button>
          <TimeLeft key={last.key} aria-hidden="true" style={{ animationDuration: `${undoSeconds}s` }} />
        </Buttons>
      )}
    </BarRow>
  );
}

const Words = styled.span`
  flex: 1 1 12rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-left: auto;
`;

const runOut = keyframes`
  to {
    transform: scaleX(0);
  }
`;

/** A line that shrinks during the time in which the last decision can be undone. */
const TimeLeft = styled.span`
  position: absolute;
  inset: auto 0 0;
  /* Stays within the round corners of the bar. */
  margin-inline: var(--bar-radius, 0px);
  height: 2px;
  background: var(--color-accent);
  transform-origin: left;
  animation: ${runOut} linear forwards;

  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;
