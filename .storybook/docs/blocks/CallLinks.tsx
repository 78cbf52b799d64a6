import { pageHref } from './docsHref.ts';
import { withBreaks } from './withBreaks.tsx';
import { Muted } from './StoryLinks.tsx';

export interface CallLinksProps {
  /** The names of the calls. */
  calls: readonly string[];
  /** Whether a long list is open. Default false. */
  isOpen?: boolean;
}

/** A longer list is folded. */
const most = 3;

/** Links to calls on the page of the contract. */
export function CallLinks({ calls, isOpen = false }: CallLinksProps) {
  if (calls.length === 0) return <Muted>No call</Muted>;
  const list = (
    <ul>
      {calls.map((call) => (
        <li key={call}>
          <a href={pageHref('contract', call)} target="_top">
            {withBreaks(call)}
          </a>
        </li>
      ))}
    </ul>
  );
  if (calls.length <= most) return list;
  return (
    // Another key: a list that the user has opened closes with the filter.
    <details key={String(isOpen)} open={isOpen}>
      <summary>{calls.length} calls</summary>
      {list}
    </details>
  );
}
