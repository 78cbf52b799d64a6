import { localDateTime } from '@selfservice/api/core/local-date';
import type { Configuration, SignedOutState, Startup } from '@selfservice/api/session/session-state';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';

/** A configuration with every default. */
export const aConfiguration: Configuration = {
  endpoint: '',
  syncEndpointOriginWithClient: false,
  isDebug: false,
  autoLogoutMinutes: 0,
  infoText: '',
  uploadSizePixels: 1200,
  uploadQuality: 0.5,
  isMultiTenant: false,
  hasSubstitutions: false,
  authenticationUrl: '',
  undoSeconds: 6,
  hasTerminalQueue: false,
  isInstallable: true,
  allowsOfflinePlan: true,
};

/** A manual clock for the login. */
export const aLoginClock = createManualClock(localDateTime('2026-11-20T08:00:00'));

/** Start-up data of a server that only allows passwords. */
export const aStartup: Startup = {
  isEnabled: true,
  canUseWindowsIdentity: false,
  canUseDelegatedSignIn: false,
  delegatedStyle: 'redirect',
  delegatedText: '',
};

/** Creates the state while no one is signed in, with the given differences. */
export function aSignedOutState(differences: Partial<SignedOutState> = {}): SignedOutState {
  return {
    phase: 'signedOut',
    configuration: aConfiguration,
    startup: aStartup,
    form: 'credentials',
    isBusy: false,
    isWaiting: false,
    isLicenceValid: true,
    problem: null,
    isPasswordChanged: false,
    customerCode: '',
    rememberedUserName: '',
    ...differences,
  };
}
