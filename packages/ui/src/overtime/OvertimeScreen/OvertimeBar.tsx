import { isUnknown } from '@selfservice/api/core/decisions/decision';
import { undoableKeys, runningDecisions } from '@selfservice/api/core/decisions/queued-decisions';
import type { OvertimeQueue } from '@selfservice/api/overtime/overtime-decisions';
import { useTranslation } from 'react-i18next';
import { useConfiguration } from '../../environment/Environment.tsx';
import { useNow } from '../../environment/useNow.ts';
import { useValue } from '../../environment/useValue.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { DecisionBar } from '../../patterns/DecisionBar/DecisionBar.tsx';
import { overtimeWords } from './overtimeWords.ts';

export interface OvertimeBarProps {
  /** The decisions about overtime. */
  queue: OvertimeQueue;
  /** Called when the user undoes the decisions with these keys. */
  onUndo: (keys: readonly number[]) => void;
}

/** The decisions in progress, and their outcomes. */
export function OvertimeBar({ queue, onUndo }: OvertimeBarProps) {
  const { t } = useTranslation('overtime');
  const { undoSeconds } = useConfiguration();
  const { entries, outcomes } = useValue(queue.state);
  const words = overtimeWords({ t, language: useLanguage(), now: useNow() });
  const underWay = runningDecisions(entries);
  const waiting = undoableKeys(entries);
  const problems = entries.filter(({ phase }) => phase === 'failed');
  const failed = problems.filter((entry) => !isUnknown(entry));
  const unknown = problems.filter(isUnknown);
  return (
    <DecisionBar
      words={{
        label: t('decision.bar'),
        undo: { one: t('decision.undo.one'), last: t('decision.undo.last'), all: t('decision.undo.all') },
        dismiss: t('decision.dismiss'),
        dismissUnknown: t('decision.dismissUnknown'),
        closeOutcomes: t('decision.closeOutcomes'),
      }}
      underWay={underWay}
      underWayText={() => words.underWay(underWay)}
      undoSeconds={undoSeconds}
      onUndoLast={() => onUndo(waiting.slice(-1))}
      onUndoAll={() => onUndo(waiting)}
      failed={failed}
      failureText={() => words.failure(failed)}
      unknown={unknown}
      unknownText={() => words.failure(unknown)}
      onRetry={(keys) => {
        for (const key of keys) queue.retry(key);
      }}
      onDismiss={(keys) => {
        for (const key of keys) queue.dismiss(key);
      }}
      outcomeText={words.outcome(outcomes)}
      onClearOutcomes={queue.clearOutcomes}
    />
  );
}
