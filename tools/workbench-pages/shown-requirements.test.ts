import { expect, test } from 'vitest';
import { allRequirements } from '../requirements/repository.ts';
import { shownRequirements } from './shown-requirements.ts';

const shown = shownRequirements();

test('every requirement is on the page, with its text', () => {
  expect(shown.map(({ id, text }) => ({ id, text }))).toEqual(allRequirements());
});

test('every requirement has a story or a test that shows it', () => {
  expect(shown.filter(({ stories, tests }) => stories.length + tests.length === 0)).toEqual([]);
});

test('a story is a link, a unit test has its title', () => {
  const requirement = shown.find(({ id }) => id === 'approvals-47');
  expect(requirement?.area).toBe('approvals');
  expect(requirement?.stories).toContainEqual(
    expect.objectContaining({
      id: 'approvals-approvalsscreen-approvalsdetailfailing--failed',
      name: 'Failed',
    }),
  );
  expect(requirement?.tests).toContainEqual({
    file: 'approvals-selection.test.ts',
    titles: ['the most urgent request'],
  });
});
