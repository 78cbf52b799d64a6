import type { ApprovalOutcome, QueuedApproval } from '@selfservice/api/approvals/approval-decisions';
import { useTranslation } from 'react-i18next';
import type { DecisionBarProps as BarProps } from '../../patterns/DecisionBar/DecisionBar.tsx';
import { DecisionBar as Bar } from '../../patterns/DecisionBar/DecisionBar.tsx';
import { failureText } from './failureText.ts';
import { outcomeText } from './outcomeText.ts';
import { underWayText } from './underWayText.ts';

/** Most are those of the bar that every list with decisions has. */
export interface DecisionBarProps extends Omit<
  BarProps,
  | 'words'
  | 'underWay'
  | 'failed'
  | 'unknown'
  | 'underWayText'
  | 'failureText'
  | 'unknownText'
  | 'outcomeText'
  | 'onShowOutcomes'
> {
  /** Decisions that are waiting, being sent or being checked. */
  underWay: readonly QueuedApproval[];
  /** Decisions that were not made. */
  failed: readonly QueuedApproval[];
  /** Decisions of which it is not known whether they were made. */
  unknown: readonly QueuedApproval[];
  /** What decisions have come to, where there is something to say. */
  outcomes: readonly ApprovalOutcome[];
  /** Each of them is to be shown. */
  onShowOutcomes: () => void;
}

/** What has become of decisions about requests, what is under way, and what can be done with the selection. */
export function DecisionBar({ outcomes, ...rest }: DecisionBarProps) {
  const { t } = useTranslation('approvals');
  return (
    <Bar
      {...rest}
      words={{
        label: t('decision.bar'),
        undo: { one: t('decision.undo.one'), last: t('decision.undo.last'), all: t('decision.undo.all') },
        dismiss: t('decision.dismiss'),
        dismissUnknown: t('decision.dismissUnknown'),
        showOutcomes: t('decision.showOutcomes'),
        closeOutcomes: t('decision.closeOutcomes'),
      }}
      underWayText={() => underWayText(t, rest.underWay)}
      failureText={() => failureText(t, rest.failed)}
      unknownText={() => failureText(t, rest.unknown)}
      outcomeText={outcomeText(t, outcomes)}
    />
  );
}
