/** Creates Trusted Types policies; missing in browsers without them. */
interface PolicyFactory {
  createPolicy(name: string, rules: Record<string, (text: string) => string | null>): unknown;
}

/**
 * Allows the page to start its own workers where the content security policy requires Trusted Types: the browser passes
 * each address of a script, and each text that becomes HTML, through the policy named `default`. Only the empty HTML is
 * allowed, with which react-aria clears its announcements. Texts that would become code stay forbidden.
 *
 * @param appUrl the base address of the application, with a trailing slash
 */
export function allowOwnScripts(appUrl: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  try {
    trustedTypes?.createPolicy('default', {
      createHTML: (html) => (html === '' ? html : null),
      createScriptURL: (url) => (isOwnScript(url, appUrl) ? url : null),
    });
  } catch {
    // The host's own policy does not allow this one. Only the workers do not run.
  }
}

/** Returns whether an address is a script of the build: in its folder, or in `assets` there. */
function isOwnScript(url: string, appUrl: string): boolean {
  const { href } = new URL(url, appUrl);
  return href.startsWith(appUrl) && /^(assets\/)?[\w.-]+\.js$/.test(href.slice(appUrl.length));
}
