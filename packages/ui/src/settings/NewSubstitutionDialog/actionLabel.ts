import type { Action } from '@selfservice/api/session/permissions';
import { actions } from '@selfservice/api/session/permissions';
import type { TFunction } from 'i18next';

/** The actions that can never be excluded from a substitution. */
type Worded = Exclude<Action, 'runApp' | 'substitutions'>;

const unworded: ReadonlySet<string> = new Set<Action>(['runApp', 'substitutions']);
const nameById = new Map(
  Object.entries(actions)
    .filter(([name]) => !unworded.has(name))
    .map(([name, id]) => [id as string, name as Worded]),
);

/** Returns the name of an action, or its id if the product has no name for it. @requirement settings-12 */
export function actionLabel(t: TFunction<'settings'>, id: string): string {
  const name = nameById.get(id);
  return name ? t(`action.${name}`) : id;
}
