import type { OnSignedIn } from './complete-sign-in.ts';
import { toError } from '../core/errors.ts';
import type { SessionCore } from './session-core.ts';
import { toSignInProblem } from './sign-in-problem.ts';
import { refuseWithoutRunAction } from './tokens.ts';

/** Changes to another entry of the person list. If that is refused, the previous person stays. @requirement session-20 */
export async function changePerson(core: SessionCore, personRef: string, enter: OnSignedIn): Promise<void> {
  const { shown: before, current } = core.known();
  if (!current || before.phase !== 'signedIn' || before.isChangingPerson) return;
  const { scope, account, people } = current;
  const selected = people.find((person) => person.personRef === personRef);
  if (!selected || personRef === before.identity.personRef) return;
  scope.flush();
  const isCurrent = core.beginAttempt();
  core.dispatch({ type: 'personChangeStarted' });
  try {
    const token = await account.tokens.forPerson(scope.transport, selected);
    if (!isCurrent()) return;
    if (!token) throw new Error('The server gave no ticket for this person.');
    refuseWithoutRunAction(token);
    enter({ token, people }, account, false);
  } catch (thrown) {
    if (!isCurrent() || core.state.peek().phase !== 'signedIn') return;
    core.dispatch({ type: 'personChangeFailed' });
    reportRefusal(core, toError(thrown), account.customerCode !== null);
  }
}

function reportRefusal({ options }: SessionCore, error: Error, isMultiTenant: boolean): void {
  const problem = toSignInProblem(error, isMultiTenant, options.clock.epochMs());
  if (problem.code === 'failed') options.onError?.(error);
  else options.onPersonRefused?.(problem);
}
