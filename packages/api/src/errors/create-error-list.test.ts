import { expect, test } from 'vitest';
import { ContractError, HttpError } from '../core/errors.ts';
import { localDateTime } from '../core/local-date.ts';
import { createErrorList, errorListLimit } from './create-error-list.ts';

const captured = (error: Error) => ({
  error,
  time: localDateTime('2026-11-20T08:00:00'),
  route: '/overtime',
});
function aList(...errors: Error[]) {
  const list = createErrorList();
  for (const error of errors) list.add(captured(error));
  return list;
}

const messages = (list: ReturnType<typeof createErrorList>) => list.state.value.map(({ message }) => message);

test('lists the newest error first', { tags: ['errors-9'] }, () => {
  expect(messages(aList(new Error('one'), new Error('two')))).toEqual(['Error: two', 'Error: one']);
});

test('lists an error once, however often it is added', { tags: ['errors-9'] }, () => {
  const error = new Error('one');
  expect(aList(error, error).state.value).toHaveLength(1);
});

test('keeps only the newest errors', { tags: ['errors-9'] }, () => {
  const list = aList();
  for (let number = 1; number <= errorListLimit + 10; number++) list.add(captured(new Error(`${number}`)));
  expect(list.state.value).toHaveLength(errorListLimit);
  expect(messages(list).at(-1)).toBe('Error: 11');
});

test('removes one error, then all', () => {
  const list = aList(new Error('one'), new Error('two'));
  let changes = -1;
  list.state.subscribe(() => changes++);
  list.remove(list.state.value[0]?.id ?? 0);
  expect(messages(list)).toEqual(['Error: one']);
  list.clear();
  expect(list.state.value).toEqual([]);
  expect(changes).toBe(2);
});

test(
  'lists a failed call with method, address, status and route, without secrets',
  { tags: ['errors-7', 'errors-8', 'shell-51'] },
  () => {
    const list = aList(
      new HttpError({
        method: 'POST',
        url: 'https://backend.example/breeze/x?access_token=S3cr3t',
        status: 500,
        statusText: 'Internal Server Error',
        headers: { authorization: 'Bearer S3cr3t', 'content-type': 'text/plain' },
        body: 'OldPassword=S3cr3t',
      }),
    );
    expect(list.state.value[0]).toMatchObject({
      route: '/overtime',
      time: '2026-11-20T08:00:00',
      method: 'POST',
      url: 'https://backend.example/breeze/x?access_token="…"',
      status: 500,
      headers: { 'content-type': 'text/plain' },
    });
    expect(JSON.stringify(list.state.value)).not.toContain('S3cr3t');
  },
);

test('lists a contract error with its call', () => {
  const list = aList(new ContractError('GET /breeze/IpoData/GetOvertime', '0.id', 'Expected number'));
  expect(list.state.value[0]).toMatchObject({ method: 'GET', url: '/breeze/IpoData/GetOvertime' });
});
