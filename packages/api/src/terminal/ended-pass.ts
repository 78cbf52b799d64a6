import type { LocalDateTime } from '../core/local-date.ts';
import type { Pass } from './pass.ts';
import type { TerminalNews } from './terminal.ts';

/**
 * The result of a pass whose session was over before the user could read it: it is not recorded (`notRecorded`), nor is it
 * yet, and it is sent after the next sign-in (`sentLater`); or it is not known whether it is recorded (`unknown`), which
 * is checked after the next sign-in (`checkedLater`).
 */
export interface EndedPass {
  typeName: string;
  at: LocalDateTime;
  outcome: 'notRecorded' | 'sentLater' | 'unknown' | 'checkedLater';
}

/** Returns what the user has to read of a result after the session has ended; null for nothing. */
export function toEndedPass(news: TerminalNews): EndedPass | null {
  switch (news.kind) {
    case 'sessionEnded':
      return of(news.pass, news.isKept ? 'sentLater' : 'notRecorded');
    case 'failed':
      return of(news.pass, 'notRecorded');
    case 'kept':
      return of(news.pass, news.isLasting ? 'checkedLater' : 'unknown');
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
