/** The result of one check of a deployment. */
export interface Finding {
  /** `error`: something does not work. `warning`: it works, but not well or not for all. */
  level: 'ok' | 'warning' | 'error';
  /** The expected state. */
  text: string;
  /** The change that helps; absent if everything is right. */
  cure?: string;
}

/** Returns a finding that is right, or else an error or a warning with its cure. */
export function judge(
  isRight: boolean,
  text: string,
  cure: string,
  level: 'warning' | 'error' = 'error',
): Finding {
  return isRight ? { level: 'ok', text } : { level, text: `expected: ${text}`, cure };
}

/** A response, or the reason why there was none. */
export interface Answer {
  status: number;
  headers: Headers;
  body: string;
  /** Null if a response arrived. */
  failure: string | null;
}

/** Milliseconds after which a request counts as failed. */
const timeoutMs = 10_000;

/** Sends a request without following redirects. Never throws. */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...init,
    });
    return { status: response.status, headers: response.headers, body: await response.text(), failure: null };
  } catch (error) {
    const { cause } = error as { cause?: { code?: string; message?: string } };
    const failure = cause?.code ?? cause?.message ?? String(error);
    return { status: 0, headers: new Headers(), body: '', failure };
  }
}
