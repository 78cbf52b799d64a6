import { entryHrefs } from '@selfservice/ui/areas/visibleAreas';

/** The address of each kind of requests, and the name under which the device remembers "Show only pending". @requirement approvals-4 */
export const approvalScreens = {
  requests: { href: entryHrefs['approvals-requests'], pendingOnly: 'requestsApproval' },
  unavailabilities: {
    href: entryHrefs['approvals-unavailabilities'],
    pendingOnly: 'unavailabilitiesApproval',
  },
} as const;
