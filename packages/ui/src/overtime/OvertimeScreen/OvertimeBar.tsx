import { isUnknown } from '@selfservice/api/core/decisions/decision';
import { useTranslation } from 'react-i18next';
import { useClock, useConfiguration } from '../../environment/Environment.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { DecisionBar } from '../../patterns/DecisionBar/DecisionBar.tsx';
import { underWayOf } from '../../patterns/decisions/queuedDecisions.ts';
import { overtimeWords } from './overtimeWords.ts';
import type { useOvertimeDecisions } from './useOvertimeDecisions.ts';

export interface OvertimeBarProps {
  /** What is known of decisions. */
  decisions: ReturnType<typeof useOvertimeDecisions>;
  /** Decisions with these keys are to be taken back. */
  onUndo: (keys: readonly number[]) => void;
}

/** What has become of decisions about overtime, and the way back for as long as there is one. */
export function OvertimeBar({ decisions, onUndo }: OvertimeBarProps) {
  const { t } = useTranslation('overtime');
  const { undoSeconds } = useConfiguration();
  const { queue, entries, outcomes } = decisions;
  const words = overtimeWords({ t, language: useLanguage(), now: useClock().localNow() });
  const underWay = underWayOf(entries);
  const waiting = entries.filter(({ phase }) => phase === 'waiting').map(({ key }) => key);
  const problems = entries.filter(({ phase }) => phase === 'failed');
  const failed = problems.filter((entry) => !isUnknown(entry));
  const unknown = problems.filter(isUnknown);
  return (
    <DecisionBar
      {...{ underWay, undoSeconds, failed, unknown }}
      words={{
        label: t('decision.bar'),
        undo: { one: t('decision.undo.one'), last: t('decision.undo.last'), all: t('decision.undo.all') },
        dismiss: t('decision.dismiss'),
        dismissUnknown: t('decision.dismissUnknown'),
        closeOutcomes: t('decision.closeOutcomes'),
      }}
      underWayText={() => words.underWay(underWay)}
      onUndoLast={() => onUndo(waiting.slice(-1))}
      onUndoAll={() => onUndo(waiting)}
      failureText={() => words.failure(failed)}
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
