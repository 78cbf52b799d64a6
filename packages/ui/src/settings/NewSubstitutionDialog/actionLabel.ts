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

/** Returns the words of an id in the backend's spelling: "SelfServiceApp_RunCanteenOrders" gives "Canteen orders". */
function wordsOfId(id: string): string {
  const words = id
    .replace(/^.*App_(?:Run(?=[A-Z]))?/, '')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|_/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the name of an action; the words of its id if the product has no name for it. @requirement settings-12 */
export function actionLabel(t: TFunction<'settings'>, id: string): string {
  const name = nameById.get(id);
  return name ? t(`action.${name}`) : t('otherAction', { name: wordsOfId(id) || id });
}
