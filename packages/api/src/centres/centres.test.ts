import { expect, test } from 'vitest';
import { HttpError } from '../core/errors.ts';
import { aBackend } from '../core/signed-in.fixtures.ts';
import { categoriesQuery, centreLevelQuery, toCentreLevel } from './centres.ts';

test('maps a level; the path does not end with the centre itself', { tags: ['centres-13'] }, () => {
  const [company, hall, line] = ['Company', 'Hall', 'Line'].map((name, index) => ({
    id: index + 1,
    name,
  })) as [{ id: number; name: string }, { id: number; name: string }, { id: number; name: string }];
  expect(toCentreLevel({ ...hall, childrens: [line], parents: [company, hall], loaded: true })).toEqual({
    centre: hall,
    children: [line],
    parents: [company],
    isLoaded: true,
  });
});

test(
  'fetches the root without an id and sub-centres by id, each once',
  { tags: ['centres-16', 'centres-20'] },
  async () => {
    using backend = aBackend();
    const signedIn = backend.as('manager');
    const { client } = signedIn;
    const root = await client.query(centreLevelQuery(backend.clock, null));
    expect(root).toMatchObject({ centre: { name: 'Production' }, parents: [], isLoaded: true });
    const [assembly] = root.children;
    const level = () => client.query(centreLevelQuery(backend.clock, assembly?.id ?? 0));
    expect(await level()).toMatchObject({ centre: assembly, parents: [root.centre] });
    await level();
    expect(backend.sent.filter(({ call }) => call === 'CenterLevel')).toHaveLength(2);
  },
);

test(
  'fetches the categories of a centre, or of all centres with 0',
  { tags: ['centres-14', 'centres-18'] },
  async () => {
    using backend = aBackend();
    const signedIn = backend.as('manager');
    const { client } = signedIn;
    const categories = await client.query(categoriesQuery(null, true));
    expect(categories).toContainEqual({ ref: '001', name: 'Operators' });
    await client.query(categoriesQuery(1001, false));
    expect(backend.sent.map(({ body }) => body)).toEqual([
      { Item1: 0, Item2: true },
      { Item1: 1001, Item2: false },
    ]);
  },
);

test(
  'throws the words of the server for a centre that the person may not see',
  { tags: ['centres-16'] },
  async () => {
    using backend = aBackend();
    const signedIn = backend.as('employee');
    const { client } = signedIn;
    const level = client.query(centreLevelQuery(backend.clock, 99));
    await expect(level).rejects.toBeInstanceOf(HttpError);
    await expect(level).rejects.toThrow('There is no centre 99.');
  },
);
