import type { Action } from '@selfservice/api/session/permissions';
import type { TFunction } from 'i18next';

/** Returns the name of a right, the same as in a substitution. */
export function rightName(t: TFunction<['testing/DemoPanel', 'settings']>, right: Action): string {
  return right === 'runApp' || right === 'substitutions'
    ? t(`rights.names.${right}`)
    : t(`settings:action.${right}`);
}
