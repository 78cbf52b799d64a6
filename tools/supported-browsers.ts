/**
 * The oldest supported versions: browsers of the last 30 months. The README and the start notice contain them too; a
 * test compares them.
 */
export const supportedBrowsers = { chrome: 125, edge: 125, firefox: 126, safari: 17.5, ios: 17.5 };
