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
  /** What it shows. */
  request: WorkflowRequest;
  /** What its heading says. Default what is asked for; then who asks and for when stands among the facts. */
  heading?: ReactNode;
  /** Who looks at it: whoever asks may cancel it as long as it is pending. Null: nothing can be done about it here. */
  actor: Requester | null;
  /** The decision that is being sent; null for none. */
  busy: FinalState | null;
  /** Why the last decision was not made, or why that is not known; null for no reason. */
  error: Error | null;
  /** That it was not made, or that this is not known. Default: that the request has not been changed. */
  errorTitle?: string | undefined;
  /** Called when the user sends the last decision again, or checks it again where its outcome is not known. */
  onRetry?: () => void;
  /** The person has just decided, and the server's own words of that are still on their way. Default false. */
  isJustDecided?: boolean;
  /** Somebody else was faster; what is shown is how the request stands since then. Default false. */
  isDecidedMeanwhile?: boolean;
  /** What the server said to that. Default: that it has been decided. */
  reason?: string | undefined;
  /** It is to get this state. Default nothing, for who can do nothing about it here. */
  onDecide?: (state: FinalState) => void;
  /** Of a long note only the begin is shown until more is asked for. Default false. */
  hasShortNote?: boolean;
  /** Stands between what is known and the decision, for example who else is away. */
  children?: ReactNode;
  /** Where its heading stands among those of the screen. Default 2. */
  headingLevel?: 2 | 3;
  /** Id of its heading, for a window or pane that it names. */
  headingId?: string;
}

/** A request with all that is known of it, and what can be done about it. Specification 000 section 2. */
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
  // The button that was pressed, and with it the focus, has gone with the decision.
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
      {/* Nothing can be decided before it is settled: it comes first. */}
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
  /* Room for the focus ring of the last button where the detail scrolls. */
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
