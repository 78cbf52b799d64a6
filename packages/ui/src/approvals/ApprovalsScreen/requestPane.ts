import { ApprovalsBar } from './ApprovalsBar.tsx';
import { RequestDecision } from './RequestDecision.tsx';
import { RequestToDecide } from './RequestToDecide.tsx';

/** What is shown of a selected request, what is decided about it and what becomes of that, in one piece of code. */
export const requestPane = { ApprovalsBar, RequestDecision, RequestToDecide };
