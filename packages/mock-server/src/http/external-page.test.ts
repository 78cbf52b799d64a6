import { expect, test } from 'vitest';
import { people } from '../core/people.ts';
import { defaultScenario } from '../core/scenario.ts';
import { answerExternalPage } from './external-page.ts';

function ask(query: Record<string, string>, scenario = defaultScenario): Response | undefined {
  const address = `http://localhost:4000/external/sign-in?${new URLSearchParams(query).toString()}`;
  return answerExternalPage(new Request(address), scenario);
}

const returnTo = 'http://localhost:5173/plan/my?note="č"';

test('lists all people with their purpose and keeps the return address', async () => {
  const text = (await ask({ r: returnTo })?.text()) ?? '';
  for (const { givenName, surname } of Object.values(people))
    expect(text).toContain(`${givenName} ${surname}`);
  expect(text).toContain('<span id="approver">Approves the requests of the colleagues.</span>');
  expect(text).toContain('value="http://localhost:5173/plan/my?note=&quot;č&quot;"');
});

test('stores the chosen person in a cookie and redirects back', () => {
  const response = ask({ r: returnTo, person: 'employee' });
  expect(response?.status).toBe(302);
  expect(response?.headers.get('Location')).toBe(new URL(returnTo).href);
  expect(response?.headers.get('Set-Cookie')).toContain('externalIdentity=employee; ');
});

test('redirects without a page if the scenario names a person', () => {
  const response = ask({ r: returnTo }, { ...defaultScenario, externalIdentity: 'approver' });
  expect(response?.status).toBe(302);
  expect(response?.headers.get('Set-Cookie')).toContain('externalIdentity=approver; ');
});

test('removes the cookie on sign-out and redirects', () => {
  const response = ask({ u: 'http://localhost:5173/' });
  expect(response?.headers.get('Location')).toBe('http://localhost:5173/');
  expect(response?.headers.get('Set-Cookie')).toContain('Max-Age=0');
});

test('does not respond at other paths', () => {
  expect(answerExternalPage(new Request('http://localhost:4000/external'), defaultScenario)).toBeUndefined();
});
