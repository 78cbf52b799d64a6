import type { Decidable, QueuedDecision } from '@selfservice/api/core/decisions/decision';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { BarRow } from './BarRow.tsx';
import { UndoRow } from './UndoRow.tsx';
import type { UndoRowProps, UndoWords } from './UndoRow.tsx';

/** What a bar of decisions says, whatever they are about. */
export interface DecisionBarWords {
  /** Its name for assistive technology. */
  label: string;
  undo: UndoWords;
  /** Removes decisions that were not made. */
  dismiss: string;
  /** Removes decisions whose outcome is not known. */
  dismissUnknown: string;
  /** Default: nothing but the summary is shown. */
  showOutcomes?: string;
  /** The summary has been read. */
  closeOutcomes: string;
}

export interface DecisionBarProps extends Omit<UndoRowProps, 'words' | 'undoWords'> {
  /** Its own words: each area has them, so that the login does not load them. */
  words: DecisionBarWords;
  /** That decisions are under way, in one line; asked for while some are. */
  underWayText: () => string;
  /** Decisions that were not made. */
  failed: readonly QueuedDecision<Decidable>[];
  /** Decisions of which it is not known whether they were made. */
  unknown: readonly QueuedDecision<Decidable>[];
  /** That decisions were not made, in one line; called where there are some. */
  failureText: () => string;
  /** That it is not known whether decisions were made, in one line; called where there are some. */
  unknownText: () => string;
  /** Called when the user sends these failed decisions again, or checks these unknown ones again. */
  onRetry: (keys: readonly number[]) => void;
  /** Called when the user removes these decisions. */
  onDismiss: (keys: readonly number[]) => void;
  /** What decisions have come to, in one line; empty where there is nothing to say. */
  outcomeText: string;
  /** Each of them is to be shown. Default: the line says it all. */
  onShowOutcomes?: () => void;
  /** They have been read. */
  onClearOutcomes: () => void;
  /** What can be done with a selection; null for nothing. Default null. */
  selection?: ReactNode | null;
}

/** The outcomes of decisions, what is under way, and the actions of a selection: floats over a list. */
export function DecisionBar(props: DecisionBarProps) {
  const { words, underWayText, failed, unknown, failureText, unknownText, onRetry, onDismiss, ...more } =
    props;
  const { outcomeText, onShowOutcomes, onClearOutcomes, selection = null, ...undo } = more;
  const problems = [
    { entries: unknown, text: unknownText, dismiss: words.dismissUnknown },
    { entries: failed, text: failureText, dismiss: words.dismiss },
  ];
  const hasProblem = failed.length > 0 || unknown.length > 0;
  const isEmpty = !hasProblem && outcomeText === '' && undo.underWay.length === 0 && !selection;
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
      {undo.underWay.length > 0 && <UndoRow {...undo} words={underWayText()} undoWords={words.undo} />}
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
