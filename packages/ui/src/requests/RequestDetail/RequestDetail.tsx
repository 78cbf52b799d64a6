import { OutcomeUnknownError } from '@selfservice/api/core/errors';
import type { FinalState, WorkflowRequest } from '@selfservice/api/requests/requests';
import type { ComponentProps, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { requestStateIcons } from '../../patterns/StateIcon/requestStateIcons.ts';
import { StateIcon } from '../../patterns/StateIcon/StateIcon.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { useFocusWhenLost } from '../../primitives/useFocusWhenLost.ts';
import { describeInDetail } from '../request-words/describeRequest.ts';
import { RequestFacts } from './RequestFacts.tsx';
import { RequesterDecision } from './RequesterDecision.tsx';
import type { Requester } from './RequesterDecision.tsx';

export interface RequestDetailProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The request. */
  request: WorkflowRequest;
  /** The heading. Default the account; the applicant and the period are then in the list below. */
  heading?: ReactNode;
  /** The user as the requester, who can cancel a pending request. Null: the detail has no action. */
  actor: Requester | null;
  /** The decision that is being sent; null for none. */
  busy: FinalState | null;
  /** The error of the last decision; null for none. */
  error: Error | null;
  /** The title of the error. Default: the request has not been changed, or the outcome is unknown. */
  errorTitle?: string | undefined;
  /** Called when the user repeats the last decision, or checks it again where its outcome is unknown. */
  onRetry?: () => void;
  /** Whether the user has just decided, and the approver and the date are not loaded yet. Default false. */
  isJustDecided?: boolean;
  /** Whether someone else has decided before the user. The request has its new state. Default false. */
  isDecidedMeanwhile?: boolean;
  /** The reason of the backend for that. Default: the request has been decided in the meantime. */
  reason?: string | undefined;
  /** Called when the user decides. Default none: the detail has no action. */
  onDecide?: (state: FinalState) => void;
  /** Whether a long note is cut off until the user expands it. Default false. */
  hasShortNote?: boolean;
  /** Content between the facts and the actions, for example the plan of the team. */
  children?: ReactNode;
  /** The level of the heading. Default 2. */
  headingLevel?: 2 | 3;
  /** The id of the heading, for `aria-labelledby` of a dialog or pane. Default none. */
  headingId?: string;
}

/** A request with all its facts, and the action of the requester. @requirement requests-9, requests-12, requests-25 */
export function RequestDetail(props: RequestDetailProps) {
  const {
    request,
    heading,
    actor,
    busy,
    error,
    errorTitle,
    onRetry,
    isJustDecided = false,
    isDecidedMeanwhile = false,
    reason,
    onDecide,
    hasShortNote = false,
    children,
    headingLevel = 2,
    headingId,
    ...rest
  } = props;
  const { t } = useTranslation('requests');
  const language = useLanguage();
  const Heading = `h${headingLevel}` as const;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isPending = request.state === 'pending';
  const [wasPending] = useState(isPending);
  // The pressed button disappears with the decision, so the heading takes the focus.
  useFocusWhenLost(headingRef, wasPending && !isPending);
  const isUnknown = error instanceof OutcomeUnknownError;
  const failure = error && (
    <ErrorPanel
      error={error}
      title={errorTitle ?? t(isUnknown ? 'detail.unknown' : 'detail.failed')}
      isRetrying={busy !== null}
      {...(onRetry && { onRetry })}
    />
  );
  return (
    <Root {...rest}>
      <header>
        <StateIcon look={requestStateIcons[request.state]} />
        <Heading ref={headingRef} id={headingId} tabIndex={-1}>
          {heading ?? describeInDetail(request.text, language).what}
        </Heading>
      </header>
      {isDecidedMeanwhile && (
        <Banner tone="caution" title={reason || t('detail.decidedMeanwhile')}>
          {t('detail.decidedMeanwhileMore')}
        </Banner>
      )}
      {/* An unknown outcome comes first: it has to be checked before anything else. */}
      {isUnknown && failure}
      <RequestFacts
        request={request}
        hasShortNote={hasShortNote}
        isJustDecided={isJustDecided}
        isInHeading={heading !== undefined}
      />
      {children}
      {!isUnknown && failure}
      {isPending && actor && onDecide && (
        <RequesterDecision
          cancelPermission={actor.cancelPermission}
          isApprover={actor.isApprover}
          busy={busy}
          onDecide={onDecide}
        />
      )}
    </Root>
  );
}

const Root = styled.article`
  display: grid;
  gap: var(--space-5);
  min-width: 0;
  /* Space for the focus ring of the last button where the detail scrolls. */
  padding-bottom: var(--space-2);

  & > header {
    display: grid;
    gap: var(--space-1);
    font-size: var(--text-2);
  }

  & > header > :is(h2, h3) {
    min-width: 0;
    font-size: var(--text-4);
    font-weight: var(--weight-medium);
    line-height: var(--leading-tight);
    overflow-wrap: anywhere;
    outline: 0;
  }
`;
