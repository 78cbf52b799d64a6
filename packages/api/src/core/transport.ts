import type { Endpoint, EndpointAnswer, EndpointInput } from './endpoint.ts';

/** How far a body has been sent. */
export interface UploadProgress {
  sentBytes: number;
  /** Null where it is not known. */
  totalBytes: number | null;
}

/** Options of one call. */
export interface CallOptions {
  /** Ends the call early, for example when a screen is left. Such a call ends with its sign-in too; a write has none. */
  signal?: AbortSignal;
  /** Whether the call outlives the page. Ignored for bodies over 60 kB, which browsers refuse. Default false. */
  keepalive?: boolean;
  /** Time limit of the call in milliseconds. Default: that of the transport. */
  timeoutMs?: number;
  /**
   * Hears how far the body has been sent, from the browser alone: elsewhere it is never called. The time limit of the call
   * begins anew with each step. Cannot go with `keepalive`.
   */
  onProgress?: (progress: UploadProgress) => void;
}

/**
 * Makes the calls of the contract over HTTP.
 *
 * @throws HttpError a status other than 200; where the answer is empty any 2xx is a success
 * @throws NotTheBackendError an HTML page, a redirect, or a body where the answer is empty
 * @throws NetworkError no answer
 * @throws TimeoutError no answer within the time limit
 * @throws ContractError an answer of another shape than the contract says
 * @throws SessionEndedError the sign-in that the transport belongs to has ended
 */
export interface Transport {
  call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<EndpointAnswer<E>>;
}
