import type { RequestPeriod } from '@selfservice/api/requests/request-period';
import type { Agenda } from '@selfservice/api/requests/requests';
import { styled } from 'styled-components';
import { usePeriodWords } from './usePeriodWords.ts';

export interface PeriodSummaryProps {
  /** Says how an end that is not after its begin is read. */
  agenda: Agenda;
  /** Null while it is not whole or not possible. */
  period: RequestPeriod | null;
}

/** What a period comes to in words: its days, or its hours. Read out when it changes. */
export function PeriodSummary({ agenda, period }: PeriodSummaryProps) {
  const words = usePeriodWords();
  return <Root role="status">{period && words.ofPeriod(agenda, period)}</Root>;
}

/* As high as its line while it is empty, so that nothing below it moves. */
const Root = styled.p`
  min-height: 1lh;
  font-weight: var(--weight-medium);
  font-variant-numeric: tabular-nums;
  text-wrap: pretty;
`;
