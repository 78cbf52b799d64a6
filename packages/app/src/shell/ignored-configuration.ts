import type { ErrorCapture } from './capture-errors.ts';

/**
 * Returns a function that reports an ignored response for `config.json`: in the console, for the administrator of the
 * server, and in the debug error list.
 */
export function warnOfIgnoredConfiguration(errors: ErrorCapture): (error: Error) => void {
  return (error) => {
    console.warn(
      `config.json is treated as missing, so every default applies. If there is no config.json, the server must answer 404. ${error.message}`,
    );
    errors.capture(error);
  };
}
