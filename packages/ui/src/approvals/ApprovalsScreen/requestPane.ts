import { RequestDecision } from './RequestDecision.tsx';
import { RequestToDecide } from './RequestToDecide.tsx';

/** What is shown of a selected request, and what is decided about it, in one piece of code. */
export const requestPane = { RequestDecision, RequestToDecide };
