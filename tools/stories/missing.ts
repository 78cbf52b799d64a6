import { actions } from '@selfservice/api/session/permissions';
import type { Action } from '@selfservice/api/session/permissions';
import { areaOf, requiredMessages, wordedActions } from './requirements.ts';

/** The content of a story after its `play`. */
export interface SeenStory {
  /** The visible text, in English. */
  text: string;
  /** The disabled actions, in the backend's spelling. */
  disabled: readonly string[];
  /** The hidden actions, in the backend's spelling. */
  hidden: readonly string[];
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function toPattern(words: string): RegExp {
  return new RegExp(
    words
      .split(/\{\d\}/)
      .map(escape)
      .join('.+?'),
  );
}

/** Returns the required messages of existing areas that no story shows. */
export function missingMessages(seen: readonly SeenStory[], areas: ReadonlySet<string>): string[] {
  return requiredMessages
    .filter(({ area }) => areas.has(area))
    .filter(({ words }) => !seen.some(({ text }) => toPattern(words).test(text)))
    .map(({ area, words }) => `${area}: no story shows the message “${words}”`);
}

/** Returns the permissions of existing areas that no story shows as disabled or as hidden. */
export function missingPermissions(seen: readonly SeenStory[], areas: ReadonlySet<string>): string[] {
  return (Object.keys(actions) as Action[])
    .filter((action) => areas.has(areaOf(action)) && !wordedActions.has(action))
    .flatMap((action) => {
      const id = actions[action];
      const missing = [
        ...(seen.some(({ disabled }) => disabled.includes(id)) ? [] : ['disabled']),
        ...(seen.some(({ hidden }) => hidden.includes(id)) ? [] : ['hidden']),
      ];
      return missing.map((how) => `${areaOf(action)}: no story has ${id} ${how}`);
    });
}
