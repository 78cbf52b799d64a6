import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameChoice, toCategoryList, toCentreFields, toPeopleChoice } from './people-choice.ts';

const choices = fc.record({
  centreId: fc.constantFrom(1001, 1002),
  includesSubcentres: fc.boolean(),
  categoryRef: fc.constantFrom(null, '001', '010'),
});

test('lists send ids and no names', { tags: ['centres-19'] }, () => {
  const choice = { centre: { id: 1001, name: 'Assembly' }, includesSubcentres: false, categoryRef: '010' };
  const asked = { centreId: 1001, includesSubcentres: false, categoryRef: '010' };
  expect(toPeopleChoice({ ...choice, categoryName: 'Foremen' })).toEqual(asked);
  expect(toCentreFields(asked)).toEqual({ SelectedIxsStr: '1001', IncludeChildren: false });
  expect(toCategoryList(asked)).toEqual(['010']);
  expect(toCategoryList({ ...asked, categoryRef: null })).toEqual([]);
});

test('choices are equal if none of their fields differs', () => {
  fc.assert(
    fc.property(choices, choices, (one, other) => {
      expect(isSameChoice(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
  );
  expect(isSameChoice(undefined, { centreId: 1, includesSubcentres: true, categoryRef: null })).toBe(false);
});
