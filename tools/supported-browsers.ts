/**
 * The oldest supported versions: browsers of the last 30 months, and what was widely available then. README and the start
 * notice name them too; a test keeps them equal.
 */
export const supportedBrowsers = { chrome: 125, edge: 125, firefox: 126, safari: 17.5, ios: 17.5 };
