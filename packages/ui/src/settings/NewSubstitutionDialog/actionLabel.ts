import type { Action } from '@selfservice/api/session/permissions';
import { actions } from '@selfservice/api/session/permissions';
import type { TFunction } from 'i18next';

/** Nobody can leave them out of a substitution. */
type Worded = Exclude<Action, 'runApp' | 'substitutions'>;

const unworded: ReadonlySet<string> = new Set<Action>(['runApp', 'substitutions']);
const nameById = new Map(
  Object.entries(actions)
    .filter(([name]) => !unworded.has(name))
    .map(([name, id]) => [id as string, name as Worded]),
);

/** What an action is called; its id where we have no word for it. Decisions section 11. */
export function actionLabel(t: TFunction<'settings'>, id: string): string {
  const name = nameById.get(id);
  return name ? t(`action.${name}`) : id;
}
