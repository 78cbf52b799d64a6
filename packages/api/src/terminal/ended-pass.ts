import type { LocalDateTime } from '../core/local-date.ts';
import type { Pass } from './pass.ts';
import type { TerminalResult } from './terminal.ts';

/**
 * The result of a pass whose session ended before the user could read it: not recorded (`notRecorded`), not
 * recorded and sent after the next sign-in (`sentLater`), unknown (`unknown`), or unknown and checked after the
 * next sign-in (`checkedLater`).
 * @requirement terminal-20
 */
export interface EndedPass {
  typeName: string;
  at: LocalDateTime;
  outcome: 'notRecorded' | 'sentLater' | 'unknown' | 'checkedLater';
}

/** Returns the result to show after the session has ended; null for none. */
export function toEndedPass(news: TerminalResult): EndedPass | null {
  switch (news.kind) {
    case 'sessionEnded':
      return of(news.pass, news.isKept ? 'sentLater' : 'notRecorded');
    case 'failed':
      return of(news.pass, 'notRecorded');
    case 'kept':
      return of(news.pass, news.isPersistent ? 'checkedLater' : 'unknown');
    case 'unknown': {
      const [pass] = news.passes;
      return pass ? of(pass, 'unknown') : null;
    }
    case 'recorded':
    case 'notLasting':
    case 'delivered':
    case 'refused':
    case 'expired':
    case 'orphaned':
      return null;
  }
}

function of({ typeName, at }: Pass, outcome: EndedPass['outcome']): EndedPass {
  return { typeName, at, outcome };
}
