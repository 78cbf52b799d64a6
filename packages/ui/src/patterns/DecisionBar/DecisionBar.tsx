import type { Decidable, QueuedDecision } from '@selfservice/api/core/decisions/decision';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { BarRow } from './BarRow.tsx';
import { UndoRow } from './UndoRow.tsx';
import type { UndoWords } from './UndoRow.tsx';

/** The texts of a bar of decisions. */
export interface DecisionBarWords {
  /** The name of the bar for assistive technology. */
  label: string;
  undo: UndoWords;
  /** The label of the button that removes failed decisions. */
  dismiss: string;
  /** The label of the button that removes decisions with an unknown outcome. */
  dismissUnknown: string;
  /** The label of the button that opens the outcome of each decision. Needed with `onShowOutcomes`. */
  showOutcomes?: string;
  /** The label of the button that closes the summary. */
  closeOutcomes: string;
}

export interface DecisionBarProps {
  /** The texts of the area. Each area has its own, so that the login screen does not load them. */
  words: DecisionBarWords;
  /** The decisions that wait for the undo time to end, are being sent or are being checked. */
  underWay: readonly QueuedDecision<Decidable>[];
  /** Returns one line about the decisions in `underWay`; called only if there are any. */
  underWayText: () => string;
  /** How long a decision can be undone, in seconds. */
  undoSeconds: number;
  /** Called when the user undoes the last waiting decision. */
  onUndoLast: () => void;
  /** Called when the user undoes all waiting decisions. */
  onUndoAll: () => void;
  /** The decisions that failed. */
  failed: readonly QueuedDecision<Decidable>[];
  /** Returns one line about the failed decisions; called only if there are any. */
  failureText: () => string;
  /** The decisions with an unknown outcome. */
  unknown: readonly QueuedDecision<Decidable>[];
  /** Returns one line about the decisions with an unknown outcome; called only if there are any. */
  unknownText: () => string;
  /** Called when the user sends these failed decisions again, or checks these unknown ones again. */
  onRetry: (keys: readonly number[]) => void;
  /** Called when the user removes these decisions. */
  onDismiss: (keys: readonly number[]) => void;
  /** One line that sums up the outcomes; empty for none. */
  outcomeText: string;
  /** Called when the user opens the outcome of each decision. Without it there is no button. */
  onShowOutcomes?: () => void;
  /** Called when the user closes the outcomes. */
  onClearOutcomes: () => void;
  /** The actions of a selection; null for none. Default null. */
  selection?: ReactNode | null;
}

/** The bar that floats over a list: outcomes of decisions, pending decisions with undo, and actions of a selection. */
export function DecisionBar(props: DecisionBarProps) {
  const { words, underWay, underWayText, undoSeconds, onUndoLast, onUndoAll } = props;
  const { failed, failureText, unknown, unknownText, onRetry, onDismiss } = props;
  const { outcomeText, onShowOutcomes, onClearOutcomes, selection = null } = props;
  const problems = [
    { entries: unknown, text: unknownText, dismiss: words.dismissUnknown },
    { entries: failed, text: failureText, dismiss: words.dismiss },
  ];
  const hasProblem = failed.length > 0 || unknown.length > 0;
  const isEmpty = !hasProblem && outcomeText === '' && underWay.length === 0 && !selection;
  return (
    <Root data-empty={isEmpty || undefined} role="region" aria-label={words.label}>
      {problems.map(({ entries, text, dismiss }) => {
        const error = entries[0]?.error;
        const keys = entries.map(({ key }) => key);
        return (
          error && (
            <Problem key={dismiss}>
              <ErrorPanel error={error} title={text()} onRetry={() => onRetry(keys)} />
              <IconButton icon={X} label={dismiss} onPress={() => onDismiss(keys)} />
            </Problem>
          )
        );
      })}
      {outcomeText !== '' && (
        <BarRow>
          <Words role="status">{outcomeText}</Words>
          {onShowOutcomes && <Button onPress={onShowOutcomes}>{words.showOutcomes}</Button>}
          <IconButton icon={X} label={words.closeOutcomes} onPress={onClearOutcomes} />
        </BarRow>
      )}
      {underWay.length > 0 && (
        <UndoRow
          underWay={underWay}
          words={underWayText()}
          undoWords={words.undo}
          undoSeconds={undoSeconds}
          onUndoLast={onUndoLast}
          onUndoAll={onUndoAll}
        />
      )}
      {selection}
    </Root>
  );
}

const Root = styled.div`
  border-top: 1px solid var(--color-border);
  background: var(--color-surface-floating);
  box-shadow: var(--elevation-2);

  &[data-empty] {
    display: none;
  }

  @media (width >= 1024px) {
    border: 1px solid var(--color-border);
    border-radius: var(--radius-large);
    --bar-radius: var(--radius-large);
  }
`;

const Problem = styled.div`
  display: flex;
  align-items: flex-start;
  border-radius: calc(var(--bar-radius, 0px) - 1px) calc(var(--bar-radius, 0px) - 1px) 0 0;
  background: var(--color-negative-quiet);

  & > :first-child {
    flex: 1;
    border: 0;
  }
`;

const Words = styled.span`
  flex: 1 1 12rem;
  min-width: 0;
`;
