import { expect, test } from 'vitest';
import { previousSubcentre } from './centreMove.ts';

const centre = (id: number) => ({ id, name: `Centre ${id}` });
const level = (id: number, children: number[], parents: number[]) => ({
  centre: centre(id),
  children: children.map(centre),
  parents: parents.map(centre),
  isLoaded: true,
});

test('returns the sub-centre that the user left', () => {
  expect(previousSubcentre(level(1, [11, 12], []), level(12, [], [1]))).toBe(12);
});

test('returns the sub-centre that leads to a deeper level', () => {
  expect(previousSubcentre(level(1, [11, 12], []), level(1211, [], [1, 12, 121]))).toBe(12);
});

test('returns undefined when the user goes down', () => {
  expect(previousSubcentre(level(12, [121], [1]), level(1, [11, 12], []))).toBeUndefined();
  expect(previousSubcentre(level(1, [11], []), null)).toBeUndefined();
});
