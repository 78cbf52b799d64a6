import { createObservable } from '../core/observable.ts';
import type { SessionCore } from './session-core.ts';
import type { SessionState } from './session-state.ts';
import type { SessionOptions } from './session.ts';
import { createSignOuts } from './sign-outs.ts';
import { createTokens } from './tokens.ts';

/** A navigation that has not happened by now, in milliseconds, was none: a download, or one that was cancelled. */
const leavingMs = 10_000;

/** A core before start-up. */
export function createSessionCore(options: SessionOptions): SessionCore {
  const { clock, stored, browser } = options;
  const state = createObservable<SessionState>({ phase: 'loadingConfiguration' });
  let lastAttempt = 0;

  const isMultiTenant = () => core.server?.configuration.isMultiTenant ?? false;
  const storedCode = () => (isMultiTenant() ? (stored.customerCode.read() ?? '') : '');

  const core: SessionCore = {
    options,
    signOuts: createSignOuts(stored.signOuts, clock),
    server: null,
    current: null,
    autoLogoutSeconds: createObservable<number | null>(null),
    getState: state.get,
    setState: state.set,
    subscribe: state.subscribe,
    signedInState() {
      const now = state.get();
      return now.phase === 'signedIn' || now.phase === 'passwordChange' ? now : null;
    },
    beginAttempt() {
      const own = ++lastAttempt;
      return () => own === lastAttempt;
    },
    showLogin(problem = null, { isPasswordChanged = false, customerCode = storedCode() } = {}) {
      if (!core.server) return;
      const { configuration, startup, isLicenceValid } = core.server;
      core.setState({
        phase: 'signedOut',
        configuration,
        startup,
        form: isMultiTenant() && customerCode === '' ? 'customerCode' : 'credentials',
        isBusy: false,
        isLicenceValid,
        problem,
        isPasswordChanged,
        customerCode,
        rememberedUserName: stored.userName.read() ?? '',
      });
    },
    leaveFor(url, problem = null) {
      if (!core.server) return;
      const isCurrent = core.beginAttempt();
      core.setState({ phase: 'redirecting', configuration: core.server.configuration });
      clock.after(leavingMs, () => {
        if (isCurrent() && core.getState().phase === 'redirecting') core.showLogin(problem);
      });
      browser.leaveFor(url);
    },
    account(given) {
      const customerCode = isMultiTenant() ? (given ?? storedCode()) : null;
      const baseUrl = () => core.server?.baseUrl ?? '';
      return {
        customerCode,
        tokens: createTokens({
          baseUrl,
          language: () => options.language(),
          customerCode,
          onError: (error) => options.onCallFailed?.(error),
        }),
      };
    },
    async untilPageStays() {
      if (browser.isLeaving()) await new Promise<void>((resolve) => void clock.after(leavingMs, resolve));
    },
    forgetTokens() {
      stored.refreshToken.remove();
      stored.signInCode.remove();
      stored.lastActivity.remove();
      stored.signIn.remove();
      browser.tab.drop();
    },
  };
  return core;
}
