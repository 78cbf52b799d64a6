import { people, personKeys } from '../core/people.ts';
import { personDescriptions } from '../core/person-descriptions.ts';
import type { Scenario } from '../core/scenario.ts';

const cookie = 'externalIdentity';

/**
 * Simulates the external identity provider: the parameter `r` signs in and redirects there, `u` signs out and redirects
 * there. A cookie contains the signed-in person. The page is skipped if the scenario has an `externalIdentity`. Returns
 * undefined for other paths.
 */
export function answerExternalPage(request: Request, scenario: Scenario): Response | undefined {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== '/external/sign-in') return undefined;
  const signedOutTo = searchParams.get('u');
  if (signedOutTo !== null) return goTo(request, signedOutTo, `${cookie}=; Path=/; Max-Age=0`);
  const returnTo = searchParams.get('r') ?? '/';
  const known = searchParams.get('person') ?? scenario.externalIdentity;
  if (known !== '')
    return goTo(request, returnTo, `${cookie}=${encodeURIComponent(known)}; Path=/; HttpOnly; SameSite=Lax`);
  return new Response(page(returnTo), { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

function goTo(request: Request, address: string, setCookie: string): Response {
  // `URL` encodes characters that are not allowed in a header.
  const location = new URL(address, request.url).href;
  return new Response(null, { status: 302, headers: { Location: location, 'Set-Cookie': setCookie } });
}

function page(returnTo: string): string {
  const choices = personKeys.map((key) => {
    const { givenName, surname } = people[key];
    return `<li><button name="person" value="${key}" aria-describedby="${key}">${givenName} ${surname}</button>
      <span id="${key}">${personDescriptions[key].en}</span></li>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>External sign-in</title>
<style>
  :root { color-scheme: light dark }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem }
  ul { list-style: none; padding: 0 }
  li { margin: .5rem 0 }
  button { font: inherit; min-height: 2.75rem; padding: .25rem .75rem; margin-inline-end: .5rem }
</style>
</head>
<body>
<main>
<h1>External sign-in</h1>
<p>This page simulates the sign-in page of an organisation. Choose a person:</p>
<form>
<input type="hidden" name="r" value="${escapeHtml(returnTo)}">
<ul>
${choices.join('\n')}
</ul>
</form>
</main>
</body>
</html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
