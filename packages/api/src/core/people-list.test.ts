import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPeopleList } from './people-list.ts';

const rowsOf = (wire: readonly number[]) => wire.map((one) => one * 2);

test('more than 1000 people are too many, by rows or by count', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1100 }),
      fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.constantFrom(null, undefined)),
      (length, InlineCount) => {
        const list = toPeopleList({ Results: Array<number>(length).fill(1), InlineCount }, rowsOf);
        const isTooMany = length > 1000 || (InlineCount ?? 0) > 1000;
        expect(list).toEqual(
          isTooMany
            ? { kind: 'tooManyPeople', maxPeopleCount: 1000 }
            : { kind: 'people', rows: Array<number>(length).fill(2) },
        );
      },
    ),
  );
});
