import { fullNameOf } from '@selfservice/mock-server/core/full-name';
import type { PersonKey } from '@selfservice/mock-server/core/people';
import { people } from '@selfservice/mock-server/core/people';
import { replaceInArgs } from '../replace-in-args.ts';

/** The texts that identify a person in the args of a story. */
function textsOf(key: PersonKey): readonly string[] {
  const person = people[key];
  const { surname, givenName, ref, personalNumber, userName } = person;
  const names = [fullNameOf(person), `${surname} ${givenName}`, `${givenName} ${surname}`];
  return [...names.flatMap((name) => [`${personalNumber} ${name}`, name]), ref, personalNumber, userName];
}

/** Returns the args of a story with another person in the place of its own one: reference, numbers and names. */
export function personInArgs(
  args: Record<string, unknown>,
  own: PersonKey,
  chosen: PersonKey,
): Record<string, unknown> {
  const replacements = new Map(textsOf(own).map((text, index) => [text, textsOf(chosen)[index] ?? text]));
  return replaceInArgs(args, (text) => replacements.get(text) ?? text) as Record<string, unknown>;
}

/** Whether the args of a story contain a person. */
export function hasPersonInArgs(args: Record<string, unknown>, person: PersonKey): boolean {
  const texts = new Set(textsOf(person));
  let isFound = false;
  replaceInArgs(args, (text) => {
    isFound ||= texts.has(text);
    return text;
  });
  return isFound;
}
