import { expect, test } from 'vitest';
import { hour, week } from './bench-data.ts';
import { generate } from './generate.ts';

test('generate returns the same plans for the same seed and different plans for another seed', () => {
  expect(generate(20, 2, 7)).toEqual(generate(20, 2, 7));
  expect(generate(20, 2, 8)).not.toEqual(generate(20, 2, 7));
});

test('every person has 21 intervals a week, sorted by person and within the week', () => {
  const { base, persons, weeks } = generate(50);
  expect(persons).toHaveLength(50);
  for (const [index, intervals] of weeks.entries()) {
    expect(intervals.map(({ person }) => person)).toEqual(
      persons.flatMap((_, person) => Array.from({ length: 21 }, () => person)),
    );
    const begin = base + index * week;
    expect(intervals.every(({ start, end }) => start >= begin && end > start && end <= begin + week)).toBe(
      true,
    );
  }
});

test('each row has an interval in the first 10 hours, which differs in the next week', () => {
  const { base, weeks } = generate(200);
  const firstOf = (index: number, person: number) => {
    const first = weeks[index]?.find((interval) => interval.person === person);
    return (first?.start ?? Infinity) - base - index * week;
  };
  for (let person = 0; person < 200; person++) {
    expect(firstOf(0, person)).toBeLessThan(10 * hour);
    expect(firstOf(1, person)).not.toBe(firstOf(0, person));
  }
});
