import { expect, test } from 'vitest';
import { cameFrom } from './walk.ts';

const centre = (id: number) => ({ id, name: `Centre ${id}` });
const level = (id: number, children: number[], parents: number[]) => ({
  centre: centre(id),
  children: children.map(centre),
  parents: parents.map(centre),
  isLoaded: true,
});

test('one comes from the sub-centre that was left', () => {
  expect(cameFrom(level(1, [11, 12], []), level(12, [], [1]))).toBe(12);
});

test('after several levels at once, from the one that the way led through', () => {
  expect(cameFrom(level(1, [11, 12], []), level(1211, [], [1, 12, 121]))).toBe(12);
});

test('who goes in comes from none of the sub-centres', () => {
  expect(cameFrom(level(12, [121], [1]), level(1, [11, 12], []))).toBeUndefined();
  expect(cameFrom(level(1, [11], []), null)).toBeUndefined();
});
