import { expect, test, vi } from 'vitest';
import { rememberLast } from './remember-last.ts';

test('computes again only when an argument changes', () => {
  const compute = vi.fn<(count: number, text: string) => { words: string }>((count, text) => ({
    words: text.repeat(count),
  }));
  const remembered = rememberLast(compute);
  const first = remembered(2, 'a');
  expect(remembered(2, 'a')).toBe(first);
  expect(compute).toHaveBeenCalledOnce();
  expect(remembered(2, 'b')).toEqual({ words: 'bb' });
  expect(remembered(2, 'a')).not.toBe(first);
});

test('remembers a result that is undefined', () => {
  const compute = vi.fn<() => void>();
  const remembered = rememberLast(compute);
  remembered();
  remembered();
  expect(compute).toHaveBeenCalledOnce();
});
