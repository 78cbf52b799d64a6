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

/** The words of a bar of decisions. */
export interface DecisionBarWords {
  /** Its name for assistive technology. */
  label: string;
  undo: UndoWords;
  /** Removes decisions that were not made. */
  dismiss: string;
  /** Removes decisions whose outcome is not known. */
  dismissUnknown: string;
  /** Opens the single outcomes. Default: there is no button for it. */
  showOutcomes?: string;
  /** Closes the summary. */
  closeOutcomes: string;
}

export interface DecisionBarProps {
  /** The words of the area: each area has its own, so that the login does not load them. */
  words: DecisionBarWords;
  /** Decisions that are waiting, being sent or being checked. */
  underWay: readonly QueuedDecision<Decidable>[];
  /** Returns the text of the decisions that are under way, in one line; called where there are some. */
  underWayText: () => string;
  /** How long a decision can be undone, in seconds. */
  undoSeconds: number;
  /** Called when the user undoes the last waiting decision. */
  onUndoLast: () => void;
  /** Called when the user undoes all waiting decisions. */
  onUndoAll: () => void;
  /** Decisions that were not made. */
  failed: readonly QueuedDecision<Decidable>[];
  /** Returns the text of the decisions that were not made, in one line; called where there are some. */
  failureText: () => string;
  /** Decisions with an unknown outcome. */
  unknown: readonly QueuedDecision<Decidable>[];
  /** Returns the text of the decisions with an unknown outcome, in one line; called where there are some. */
  unknownText: () => string;
  /** Called when the user sends these failed decisions again, or checks these unknown ones again. */
  onRetry: (keys: readonly number[]) => void;
  /** Called when the user removes these decisions. */
  onDismiss: (keys: readonly number[]) => void;
  /** The text of the outcomes, in one line; empty for none. */
  outcomeText: string;
  /** Called when the user opens the single outcomes. Default: there is no button for it. */
  onShowOutcomes?: () => void;
  /** Called when the user closes the outcomes. */
  onClearOutcomes: () => void;
  /** The actions of a selection; null for none. Default null. */
  selection?: ReactNode | null;
}

/** The outcomes of decisions, the decisions under way, and the actions of a selection: floats over a list. */
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
