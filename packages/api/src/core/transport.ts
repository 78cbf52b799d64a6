import type { Endpoint, EndpointAnswer, EndpointInput } from './endpoint.ts';

/** The progress of an upload. */
export interface UploadProgress {
  sentBytes: number;
  /** Null if unknown. */
  totalBytes: number | null;
}

/** Options of one call. */
export interface CallOptions {
  /** Aborts the call, for example when the screen is left. The end of the sign-in aborts it too. Writes have none. */
  signal?: AbortSignal;
  /** Whether the call outlives the page. Ignored for bodies over 60 kB, because browsers refuse them. Default false. */
  keepalive?: boolean;
  /** The time limit of the call in milliseconds. Default: that of the transport. */
  timeoutMs?: number;
  /**
   * Called with the progress of the upload, only in browsers. Each call restarts the time limit. Cannot be combined with
   * `keepalive`.
   */
  onProgress?: (progress: UploadProgress) => void;
}

/**
 * Makes the calls of the contract over HTTP.
 *
 * @throws HttpError a status other than 200; without a response body any 2xx is a success
 * @throws NotTheBackendError an HTML page, a redirect, or a body where the contract has none
 * @throws NetworkError no response
 * @throws TimeoutError no response within the time limit
 * @throws ContractError the request or the response does not match the contract
 * @throws SessionEndedError the sign-in of the transport has ended
 */
export interface Transport {
  call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<EndpointAnswer<E>>;
}
