/** The reason of a skipped story that belongs to the other width or to `test:all`. */
export const notTried = 'not tried in this run at this width';
