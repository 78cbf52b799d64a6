import { expect, test } from 'vitest';
import { storyIdOf } from '../../tools/pictures/expected.ts';
import { allStories } from '../../tools/pictures/stories.ts';
import { publishedWords } from '../../tools/story-words/published.ts';
import { createSearch, fold } from './search.ts';

/** The stories by their files. The workbench has another order of areas, which decides between equal results. */
const listed = allStories().map((story) => {
  const parts = story.file.replace('packages/ui/src/', '').replace('.stories.tsx', '').split('/');
  const title = (parts.at(-1) === parts.at(-2) ? parts.slice(0, -1) : parts).join('/');
  return { id: storyIdOf(story), title, name: story.name };
});
const search = createSearch(publishedWords(), listed);

test.each([
  ['vacation exceeded', 'requests-newrequestdialog-requestproblem--default'],
  ['žádost', 'requests-newrequestdialog--default'],
  ['zadost', 'requests-newrequestdialog--default'],
  ['login', 'session-loginscreen--default'],
  ['dovolenka', 'approvals-approvalsscreen--default'],
  ['worksheet', 'worksheet-worksheetscreen--default'],
  ['Presence', 'presence-presencescreen--default'],
  ['Zamietnuť', 'approvals-approvalsscreen--default'],
  ['heslo', 'password-changepasswordscreen--default'],
  ['Moje žiadosti', 'requests-myrequestsscreen--default'],
  ['page not found', 'errors-notfoundscreen--default'],
  ['přesčas', 'overtime-overtimescreen--default'],
  ['osobní karta', 'personal-card-personalcardscreen--default'],
])('"%s" finds %s first', (query, first) => {
  expect(search(query)[0]?.id).toBe(first);
});

test('fold removes case, diacritics and punctuation', () => {
  expect(fold('  Žádost – č. 5!')).toBe('zadost c 5');
});
