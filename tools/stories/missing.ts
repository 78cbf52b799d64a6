import { actions } from '@selfservice/api/session/permissions';
import type { Action } from '@selfservice/api/session/permissions';
import { areaOf, requiredMessages, wordedActions } from './requirements.ts';

/** What one story showed when its play was done. */
export interface SeenStory {
  /** All that could be read, in English. */
  text: string;
  /** Actions that were disabled and hidden, in the backend's spelling. */
  disabled: readonly string[];
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

/** Messages of the error catalogue that no story shows, of the areas that are there. */
export function missingMessages(seen: readonly SeenStory[], areas: ReadonlySet<string>): string[] {
  return requiredMessages
    .filter(({ area }) => areas.has(area))
    .filter(({ words }) => !seen.some(({ text }) => toPattern(words).test(text)))
    .map(({ area, words }) => `${area}: no story shows the message “${words}”`);
}

/** Permissions that no story shows disabled, or hidden, of the areas that are there. */
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
