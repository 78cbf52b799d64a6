import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import { styled } from 'styled-components';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { describeInDetail } from '../../requests/request-words/describeRequest.ts';

export interface ApprovalHeadingProps {
  /** The request to describe. */
  request: WorkflowRequest;
}

/** The heading of a request: applicant, account, days and length. @requirement approvals-15 */
export function ApprovalHeading({ request: { applicant, text } }: ApprovalHeadingProps) {
  const { what, when, length } = describeInDetail(text, useLanguage());
  return (
    <>
      <span>{applicant}</span>{' '}
      <What>
        <span>{`${what} ${when}`}</span> {length && <Length>{length}</Length>}
      </What>
    </>
  );
}

const What = styled.span`
  display: block;
  margin-top: var(--space-1);
  font-size: var(--text-3);
  line-height: var(--leading);
`;

const Length = styled.span`
  color: var(--color-text-muted);
  font-weight: var(--weight-regular);
  white-space: nowrap;
`;
