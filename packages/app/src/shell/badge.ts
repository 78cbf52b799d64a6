/** The functions of the browser for the badge; not every browser has them. */
type BadgeNavigator = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/** The page and the browser, as the badge needs them. */
export interface BadgePlace {
  navigator: BadgeNavigator;
  page: Pick<Window, 'addEventListener' | 'removeEventListener' | 'matchMedia'>;
}

/** Whether a number can be shown on the icon: only in the window of the installed application, and not in every browser. */
export function canShowBadge({ navigator: device, page }: BadgePlace = thisPlace()): boolean {
  const isInstalled = page.matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches;
  return isInstalled && !!device.setAppBadge && !!device.clearAppBadge;
}

/**
 * Shows a number on the icon of the installed application while it is open. Only where {@link canShowBadge} is true. Returns a
 * function that removes the badge, for the end of the session.
 */
export function showBadge(count: number, { navigator: device, page }: BadgePlace = thisPlace()): () => void {
  // The system may not allow badges.
  const ignore = () => {};
  const show = () => void device.setAppBadge?.(count).catch(ignore);
  const clear = () => void device.clearAppBadge?.().catch(ignore);
  show();
  // A closed application cannot keep the number right.
  page.addEventListener('pagehide', clear);
  page.addEventListener('pageshow', show);
  return () => {
    page.removeEventListener('pagehide', clear);
    page.removeEventListener('pageshow', show);
    clear();
  };
}

function thisPlace(): BadgePlace {
  return { navigator, page: window };
}
