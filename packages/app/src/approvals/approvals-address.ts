import { entryHrefs } from '@selfservice/ui/areas/visibleAreas';

/** The address of each kind of requests, and the name under which the device remembers "Show only pending". @requirement approvals-4 */
export const approvalScreens = {
  requests: { href: entryHrefs['approvals-requests'], pendingOnly: 'requestsApproval' },
  unavailabilities: {
    href: entryHrefs['approvals-unavailabilities'],
    pendingOnly: 'unavailabilitiesApproval',
  },
} as const;

/** An id that no request has. */
const missingId = -1;

/**
 * Returns the id of a request from an address, whose link may have the full stop of a sentence; -1, which no request has, for a text that
 * is no number.
 */
export function parseRequestId(text: string): number {
  const [, id] = /^(\d+)\p{P}*$/u.exec(text) ?? [];
  return id === undefined ? missingId : Number(id);
}
