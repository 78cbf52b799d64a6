import { people } from '../core/people.ts';

const cookie = 'externalIdentity';

/** Plays the external provider: `r` signs in and returns there, `u` signs out and goes on. Undefined for other paths. */
export function answerExternalPage(request: Request): Response | undefined {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== '/external/sign-in') return undefined;
  const signedOutTo = searchParams.get('u');
  if (signedOutTo !== null) return goTo(signedOutTo, `${cookie}=; Path=/; Max-Age=0`);
  const returnTo = searchParams.get('r') ?? '/';
  const chosen = searchParams.get('person');
  if (chosen !== null)
    return goTo(returnTo, `${cookie}=${encodeURIComponent(chosen)}; Path=/; HttpOnly; SameSite=Lax`);
  return new Response(page(returnTo), { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

function goTo(address: string, setCookie: string): Response {
  return new Response(null, { status: 302, headers: { Location: address, 'Set-Cookie': setCookie } });
}

function page(returnTo: string): string {
  const buttons = Object.entries(people).map(
    ([key, person]) =>
      `<li><button name="person" value="${key}">${person.givenName} ${person.surname}</button> ${person.description}</li>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>External sign-in</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem }
  li { margin: .5rem 0 }
  button { font: inherit; padding: .4rem .8rem }
</style>
<h1>External sign-in</h1>
<p>This page plays an organisation's own sign-in. Choose who you are:</p>
<form><input type="hidden" name="r" value="${escapeHtml(returnTo)}"><ul>${buttons.join('')}</ul></form>
</html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
