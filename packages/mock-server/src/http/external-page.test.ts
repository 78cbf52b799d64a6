import { expect, test } from 'vitest';
import { people } from '../core/people.ts';
import { defaultScenario } from '../core/scenario.ts';
import { answerExternalPage } from './external-page.ts';

function ask(query: Record<string, string>, scenario = defaultScenario): Response | undefined {
  const address = `http://localhost:4000/external/sign-in?${new URLSearchParams(query).toString()}`;
  return answerExternalPage(new Request(address), scenario);
}

const returnTo = 'http://localhost:5173/plan/my?note="č"';

test('lists everybody and keeps the address to return to', async () => {
  const text = (await ask({ r: returnTo })?.text()) ?? '';
  for (const { givenName, surname } of Object.values(people))
    expect(text).toContain(`${givenName} ${surname}`);
  expect(text).toContain('value="http://localhost:5173/plan/my?note=&quot;č&quot;"');
});

test('remembers whom one chose and returns', () => {
  const response = ask({ r: returnTo, person: 'employee' });
  expect(response?.status).toBe(302);
  expect(response?.headers.get('Location')).toBe(new URL(returnTo).href);
  expect(response?.headers.get('Set-Cookie')).toContain('externalIdentity=employee; ');
});

test('does not ask somebody whom it knows', () => {
  const response = ask({ r: returnTo }, { ...defaultScenario, externalIdentity: 'approver' });
  expect(response?.status).toBe(302);
  expect(response?.headers.get('Set-Cookie')).toContain('externalIdentity=approver; ');
});

test('signs out and goes on', () => {
  const response = ask({ u: 'http://localhost:5173/' });
  expect(response?.headers.get('Location')).toBe('http://localhost:5173/');
  expect(response?.headers.get('Set-Cookie')).toContain('Max-Age=0');
});

test('answers no other path', () => {
  expect(answerExternalPage(new Request('http://localhost:4000/external'), defaultScenario)).toBeUndefined();
});
