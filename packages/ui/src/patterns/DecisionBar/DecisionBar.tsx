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
  /** Failed decisions are not to be sent. */
  dismiss: string;
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
  /** Decisions that could not be sent. */
  failed: readonly QueuedDecision<Decidable>[];
  /** That they could not, in one line; asked for where there are some. */
  failureText: () => string;
  /** Sends them again. */
  onRetry: () => void;
  /** They are not to be sent. */
  onDismiss: () => void;
  /** What decisions have come to, in one line; empty where there is nothing to say. */
  outcomeText: string;
  /** Each of them is to be shown. Default: the line says it all. */
  onShowOutcomes?: () => void;
  /** They have been read. */
  onClearOutcomes: () => void;
  /** What can be done with a selection; null for nothing. Default null. */
  selection?: ReactNode | null;
}

/** What has become of decisions, what is under way, and what can be done with a selection: floats over a list. */
export function DecisionBar(props: DecisionBarProps) {
  const { words, underWayText, failed, failureText, onRetry, onDismiss, ...more } = props;
  const { outcomeText, onShowOutcomes, onClearOutcomes, selection = null, ...undo } = more;
  const [problem] = failed;
  const isEmpty = !problem && outcomeText === '' && undo.underWay.length === 0 && !selection;
  return (
    <Root data-empty={isEmpty || undefined} role="region" aria-label={words.label}>
      {problem?.error && (
        <Problem>
          <ErrorPanel error={problem.error} title={failureText()} onRetry={onRetry} />
          <IconButton icon={X} label={words.dismiss} onPress={onDismiss} />
        </Problem>
      )}
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
