import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from './page-heading.ts';

/** After navigation the screen's heading has the focus, and a screen that was not left before begins at its top. */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';

  useEffect(() => {
    if (!isReturn) window.scrollTo(0, 0);
    return focusHeading(document);
  }, [pathname, isReturn]);
}
