import { dateOf } from '@selfservice/api/core/local-date';
import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useClock } from '../../environment/Environment.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { StateIcon } from '../../patterns/StateIcon/StateIcon.tsx';
import { RemainingDays } from '../RemainingDays/RemainingDays.tsx';
import { describeInList } from './describeRequest.ts';
import type { RequestProgress } from './requestLabel.ts';

/** Props of `RequestSummary`; everything else goes to the root. */
export interface RequestSummaryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What it sums up. */
  request: WorkflowRequest;
  /** What is being done with it now, in the place of its state; null for nothing. Default null. */
  progress?: RequestProgress | null;
  /** It is the one whose detail is shown beside the list. Default false. */
  isOpen?: boolean;
}

/** A request of somebody as the row of a list: its state, who asks, for what, and how long it can still be decided. */
export function RequestSummary(props: RequestSummaryProps) {
  const { request, progress = null, isOpen = false, ...rest } = props;
  const { t } = useTranslation(['requests', 'patterns']);
  const language = useLanguage();
  const today = dateOf(useClock().localNow());
  const { state, applicant, remainingDays } = request;
  const { what, when } = describeInList(request.text, today, language);
  return (
    <Root aria-current={isOpen || undefined} {...rest}>
      <StateIcon of="request" state={state} isCompact />
      <Words>
        <span>{applicant}</span>
        <Second>
          {what} {when}
        </Second>
        <Standing data-progress={progress ?? undefined}>
          {progress && t(`requests:detail.progress.${progress}`)}
          {!progress && state === 'pending' && remainingDays !== null && (
            <RemainingDays days={remainingDays} />
          )}
          {!progress && (state !== 'pending' || remainingDays === null) && (
            // The icon has told it to assistive technology.
            <span aria-hidden="true">{t(`patterns:state.request.${state}`)}</span>
          )}
        </Standing>
      </Words>
    </Root>
  );
}

const Words = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  min-width: 0;
  overflow-wrap: anywhere;
  text-wrap: pretty;

  & > :first-child {
    flex: 1 0 100%;
  }
`;

const Second = styled.span`
  flex: 1 1 8rem;
  min-width: 0;
  color: var(--color-text-muted);
  font-size: var(--text-2);
`;

const Standing = styled.span`
  color: var(--color-text-muted);
  font-size: var(--text-2);

  &[data-progress] {
    font-style: italic;
  }
`;

const Root = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  padding-block: var(--space-1);

  /* Fills the row of the list. */
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset: calc(-1 * var(--space-1)) calc(-1 * var(--space-3));
    z-index: -1;
    border-left: 3px solid var(--color-accent);
    background: var(--color-accent-quiet);
  }
`;
